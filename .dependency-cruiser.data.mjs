// Who may import whom in src/data: floors from the session up to the answers that concern several kinds of data.

/** From the bottom up: what each folder of `src/data` may import of the others. */
const DATA = {
  'src/data/session': [],
  'src/data/db/upgrades': [],
  'src/data/db/tables': ['src/data/db/upgrades'],
  'src/data/db': ['src/data/session', 'src/data/db/tables'],
  'src/data/api': ['src/data/session', 'src/data/db'],
  'src/data/events': ['src/data/session', 'src/data/db', 'src/data/api'],
  'src/data/mutations': ['src/data/session', 'src/data/db', 'src/data/api'],
};
const BELOW_KINDS = Object.keys(DATA);
/** One kind of data each. None imports another; what the answer to a call means for several is in `answers`. */
const KINDS = ['config', 'games', 'member', 'mails', 'support'].map((kind) => `src/data/${kind}`);
const ROOMS = {
  ...DATA,
  ...Object.fromEntries(KINDS.map((kind) => [kind, BELOW_KINDS])),
  'src/data/answers': [...BELOW_KINDS, ...KINDS],
};
export const DATA_TABLE = Object.fromEntries(
  Object.entries(ROOMS).map(([folder, below]) => [
    folder,
    {
      files: ['src/lib', 'src/contract', 'src/device', ...below],
      packages: ['dexie', 'dexie-react-hooks', 'fake-indexeddb', 'valibot', 'react', '@preact/signals-react'],
      instead:
        'src/data shows nothing and opens nothing, and its folders import downwards only: return a Reply and let a ' +
        'listener in src/app act on it, move what two folders need into one below, or join them in src/data/answers.',
    },
  ]),
);
