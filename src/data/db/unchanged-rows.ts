// A row that says the same again is not written again. Screens ask the platform whenever they open, and most answers are
// stored already: each would cost the disk the row twice, and draw everything again that reads its table.
import type { DBCore, DBCoreMutateResponse, DBCorePutRequest, DBCoreTable, Middleware } from 'dexie';
import { isWithin } from '#src/lib/timing.ts';

/** Screens tell the age of a row in minutes. */
const PRECISION_MS = 60_000;

/** Of the answer, not of what it says. Epoch milliseconds. */
const MOMENTS: readonly string[] = ['readAt', 'activitiesReadAt'];

export const unchangedRows: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'unchanged-rows',
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name);
      return {
        ...table,
        mutate: (request) => (request.type === 'put' ? putNews(table, request) : table.mutate(request)),
      };
    },
  }),
};

function putNews(table: DBCoreTable, request: DBCorePutRequest): Promise<DBCoreMutateResponse> {
  const { trans, values } = request;
  const keys = request.keys ?? values.map((row) => table.schema.primaryKey.extractKey?.(row) as unknown);
  // Chained on the promises of Dexie, which know their transaction.
  return table.getMany({ trans, keys }).then((stored) => {
    const news = values.map((row, index) => !isRepeat(stored[index], row));
    if (news.every(Boolean)) return table.mutate(request);
    const done = { numFailures: 0, failures: {}, results: keys, lastResult: keys.at(-1) };
    if (!news.includes(true)) return done;
    const isNews = (_: unknown, index: number) => news[index];
    const smaller = { ...request, values: values.filter(isNews), keys: keys.filter(isNews) };
    return table.mutate(smaller).then(({ numFailures, failures }) => ({ ...done, numFailures, failures }));
  });
}

type Row = Readonly<Record<string, unknown>>;

const isRepeat = (before: Row | undefined, after: Row): boolean =>
  before !== undefined && MOMENTS.every((name) => isNear(before[name], after[name])) && isSame(before, after);

/** The first answer of a visit is noted, because some things wait for it. */
const isNear = (before: unknown, after: unknown): boolean =>
  before === after ||
  (Number(before) >= performance.timeOrigin && isWithin(PRECISION_MS, Number(before), Number(after)));

/** Whatever is no plain object or array, such as a file, counts as new. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  return Object.keys({ ...before, ...after }).every(
    (name) => MOMENTS.includes(name) || isSame(before[name], after[name]),
  );
}

const isPlain = (value: unknown): value is Row =>
  value instanceof Object && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
