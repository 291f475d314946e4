// Who may import whom on the platform: ground, store, calls, handlers, doors, and what puts them together.

/** The compiler checks these without DOM types: tests/architecture/without-document.json. */
export const SHARED_WITH_PLATFORM = ['src/contract', 'src/lib', 'src/i18n/languages.ts'];

/** By folder of the platform: what it may import beside what it shares with the page. */
const GROUND = {
  'server/time': [],
  'server/settings': [],
  'server/languages': [],
  'server/secrets': ['server/time'],
  'server/refusals': ['server/languages'],
  'server/addresses': ['server/secrets', 'server/settings'],
  'server/fair-queue': ['server/secrets'],
  'server/hashing': ['server/fair-queue'],
  'server/image-decoding': ['server/fair-queue', 'server/refusals'],
  'server/data-folder': ['server/secrets', 'server/settings'],
  'server/database': ['server/data-folder', 'server/fair-queue', 'server/languages', 'server/settings'],
};
const ON_THE_GROUND = Object.keys(GROUND);

/** What several areas of the store need; each may import those before it. */
const GROUND_OF_STORE = {
  'server/store/schema': [],
  'server/store/migrations': ['server/store/schema'],
  'server/store/requests': [],
  'server/store/ledger': ['server/store/migrations'],
  'server/store/config': ['server/store/ledger'],
  'server/store/safer-play': ['server/store/ledger'],
  'server/store/notices': ['server/store/safer-play'],
  'server/store/claims': ['ledger', 'config', 'safer-play', 'notices'].map((name) => `server/store/${name}`),
  'server/store/member': ['ledger', 'notices', 'claims'].map((name) => `server/store/${name}`),
};

/** Beside the ground, the store and the calls. */
const DOORS = {
  'server/http': [],
  'server/admission': ['server/http'],
  'server/operations': [],
  'server/operator': [],
  'server/identity-providers': [],
  'server/text-messages': ['server/http'],
  'server/pages': ['server/http'],
  'server/payments': [],
  'server/pictures': [],
  'server/push': [],
  'server/staff': ['server/http', 'server/operator', 'server/pictures'],
  'server/games': ['server/http', 'server/admission', 'server/operations', 'server/payments'],
  'server/api': ['server/http', 'server/admission', 'server/operations', 'server/handlers'],
};

const SHARED = 'Platform and page share the contract, the list of languages and nothing else.';
const DOWN = 'Move what both need into a folder below, or let server/app.ts join the two.';
const KNOWS_NO_AREA = 'The ground of the platform knows no area and no HTTP: pass in what it needs.';
const AREA_OF_STORE =
  'An area of the store never imports an area: move what both need to the ground of the store, or let ' +
  'server/store/overview join the two.';
const serverRows = (table, below, instead) =>
  Object.fromEntries(
    Object.entries(table).map(([folder, files]) => [
      folder,
      { files: [...SHARED_WITH_PLATFORM, ...below, ...files], instead },
    ]),
  );

/** What the platform offers to a world, whichever it is. */
const SEAMS = [
  'server/listen.ts',
  'server/world',
  'server/games/template.ts',
  'server/languages/language.ts',
  'server/languages/texts.ts',
  'server/store/game/games.ts',
  'server/store/lobby/catalogue.ts',
  'server/store/lobby/empty-catalogue.ts',
  'server/store/config/bonus-config.ts',
  'server/store/config/platform-config.ts',
  'server/time',
];

export const SERVER_TABLE = {
  demo: {
    files: ['src/contract', 'src/lib', ...SEAMS],
    instead:
      'demo uses what the platform offers to any world: widen a seam (SEAMS), or pass in what it needs.',
  },
  ...serverRows(GROUND, [], KNOWS_NO_AREA),
  ...serverRows(GROUND_OF_STORE, ON_THE_GROUND, KNOWS_NO_AREA),
  ...serverRows({ 'server/store/*': Object.keys(GROUND_OF_STORE) }, ON_THE_GROUND, AREA_OF_STORE),
  ...serverRows({ 'server/store/overview': ['server/store'] }, ON_THE_GROUND, AREA_OF_STORE),
  ...serverRows({ 'server/calls': ['server/store', 'server/world'] }, ON_THE_GROUND, DOWN),
  ...serverRows(
    { 'server/handlers/*': ['server/store', 'server/calls'] },
    ON_THE_GROUND,
    'Handlers of two areas meet in server/calls, or in the store.',
  ),
  ...serverRows(DOORS, [...ON_THE_GROUND, 'server/store', 'server/world', 'server/calls'], DOWN),
  ...serverRows({ 'server/world': ['server/store'] }, ON_THE_GROUND, DOWN),
  ...serverRows({ 'server/start': ['server/store', 'server/world'] }, ON_THE_GROUND, DOWN),
  ...serverRows({ 'server/app.ts': ['server'], 'server/listen.ts': ['server'] }, [], SHARED),
};

export const SERVER_RULES = [
  {
    name: 'no-circles-of-folders',
    comment: DOWN,
    severity: 'error',
    scope: 'folder',
    from: { path: '^server(?:/|$)' },
    to: { circular: true },
  },
  {
    name: 'sql-lies-in-the-store',
    comment: 'Write the query in server/store, and call it.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(?:database|store)/' },
    to: { path: '^node_modules/kysely/' },
  },
  {
    name: 'only-doors-know-http',
    comment: 'Take what it needs of the request as a parameter.',
    severity: 'error',
    from: {
      path: [...ON_THE_GROUND, 'server/store', 'server/calls', 'server/handlers'].map(
        (folder) => `^${folder}/`,
      ),
    },
    to: { path: '^node_modules/fastify/' },
  },
];
