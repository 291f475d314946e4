// `npm run concepts [FOLDER]`: counts in how many folders each concept lies, in this checkout or another one.
// A folder counts when a file in it has the concept in its name or exports a name with it. All tests count as one
// folder; texts do not count, because they follow their area.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Words of which a name has to contain one. */
const CONCEPTS: Readonly<Record<string, readonly string[]>> = {
  like: ['like', 'likes', 'liked'],
  'sign-in by phone': ['phone', 'telephone', 'sms', 'mobile'],
  passkey: ['passkey', 'passkeys', 'webauthn'],
  search: ['search', 'searches'],
  report: ['report', 'reports'],
  'exit game': ['exit', 'exits'],
};

const CODE = /^(?:src|sw|server|tests)\//;
const NOT_COUNTED = /^(?:src\/i18n|server\/languages|tests\/architecture)\//;
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;

export async function main([root = '.']: string[]): Promise<number> {
  const files = filesOf(root).filter((path) => CODE.test(path) && !NOT_COUNTED.test(path));
  const named = files.map((path) => ({ path, words: wordsIn(root, path) }));
  for (const [concept, words] of Object.entries(CONCEPTS)) {
    const holding = named.filter((file) => words.some((word) => file.words.has(word)));
    const folders = new Set(holding.map(({ path }) => (path.startsWith('tests/') ? 'tests' : dirname(path))));
    console.log(`${concept.padEnd(17)}${String(folders.size).padStart(3)}  ${[...folders].sort().join(' ')}`);
  }
  return 0;
}

const filesOf = (root: string): string[] =>
  ['src', 'sw', 'server', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1)),
  );

/** Lower-case words of the file's name and of the names that it exports. */
function wordsIn(root: string, path: string): ReadonlySet<string> {
  const names = [...readFileSync(join(root, path), 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
  const own = path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '');
  return new Set([own, ...names].flatMap(wordsOf));
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
