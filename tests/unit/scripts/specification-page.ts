// What is wrong with the page that names the tests of each statement of the specification.

/** A row of its tables: `| 7 | what is said | tests |`. */
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm;
/** One of the tests in a row: its file, and a part of its title. */
const TEST = /`(tests\/[^`]+)` "([^"]+)"/g;
/** An entry of the list at the end. */
const LISTED = /^\* (\d+): \S.+$/gm;
const NONE = 'none';

export interface ExpectedPage {
  /** There are as many statements, numbered from 1. */
  readonly count: number;
  /** No test holds these. */
  readonly without: readonly number[];
  /** The text of a file with tests; `undefined` if there is none. */
  readonly read: (path: string) => string | undefined;
}

export function faultsOf(page: string, { count, without, read }: ExpectedPage): string[] {
  const rows = [...page.matchAll(ROW)].map(([, id, says = '', tests = '']) => ({
    id: Number(id),
    says,
    tests,
  }));
  const ids = rows.map(({ id }) => id);
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((id) => !ids.includes(id));
  const listed = [...(page.split('\n## Without a test\n')[1] ?? '').matchAll(LISTED)].map(([, id]) =>
    Number(id),
  );
  return [
    ...missing.map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...ids.filter((id) => id < 1 || id > count).map((id) => `${id} is no statement`),
    ...(String(listed) === String(without)
      ? []
      : [`without a test are ${listed.join(', ')}, and not ${without.join(', ')}`]),
    ...rows.flatMap(({ id, tests }) => {
      if (!without.includes(id)) return faultsOfTests(tests, read).map((fault) => `${id}: ${fault}`);
      return tests === NONE ? [] : [`${id} has a test, so it is not without one`];
    }),
  ];
}

function faultsOfTests(tests: string, read: ExpectedPage['read']): string[] {
  const named = [...tests.matchAll(TEST)];
  if (named.length === 0 || named.map(([all]) => all).join('<br>') !== tests) return [`no tests: ${tests}`];
  return named.flatMap(([, path = '', title = '']) => {
    const text = read(path);
    if (text === undefined) return [`${path} is no test`];
    return isTitled(text, title) ? [] : [`${path} has no test "${title}"`];
  });
}

/** Inside quotes, and not in a comment; what a title is filled with later is no part of it. */
const isTitled = (text: string, title: string): boolean =>
  !/%\w|\$\{/.test(title) &&
  text.split('\n').some((line) => {
    const before = line.slice(0, Math.max(line.indexOf(title), 0));
    return line.includes(title) && /['"`]/.test(before) && !/^\s*(?:\/\/|\/?\*)/.test(line);
  });
