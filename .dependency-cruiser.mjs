// Who may import whom. Run by `npm run lint:imports`; why this tool: docs/decisions/149-known-tools-for-known-rules.md.

import { DATA_TABLE } from './.dependency-cruiser.data.mjs';
import { SERVER_RULES, SERVER_TABLE } from './.dependency-cruiser.server.mjs';

const BELOW_FEATURES = [
  'src/lib',
  'src/contract',
  'src/device',
  'src/data',
  'src/tracking',
  'src/navigation',
  'src/i18n',
  'src/ui',
  'src/styles',
  'src/patterns',
];
const SIGNALS = '@preact/signals-react';
const DRAWING = ['react', 'react-dom', 'wouter', 'dexie-react-hooks', SIGNALS];
const DOWN = 'Move what both need into a folder below, or let src/app join the two.';

/** A row of src/app: everything below, and the named rows beside it. */
const app = (...besides) => ({
  files: [...BELOW_FEATURES, 'src/features', ...besides.map((name) => `src/app/${name}`)],
  packages: [...DRAWING, 'regexparam', 'valibot'],
  instead:
    'src/app has floors: move what both need into a row below, or let src/app/startup or main.tsx join the two.',
});

/**
 * One row for every folder, or for a file that others stand on; a file belongs to the deepest row that matches it. `*`
 * matches one name, of a folder or of a file alone. A row may import itself and its `files` and `packages`; without
 * `packages` it may import any.
 */
export const TABLE = {
  'src/lib': {
    files: [],
    packages: ['react', SIGNALS],
    instead: 'src/lib knows no product at all: pass in what it needs.',
  },
  'src/contract': {
    files: ['src/lib'],
    packages: ['valibot'],
    instead: 'Page, worker and platform share the contract: keep it free of all three.',
  },
  'src/device': {
    files: ['src/lib'],
    packages: [SIGNALS],
    instead: 'src/device knows what this browser can do, and nothing of the product: pass in what it needs.',
  },
  ...DATA_TABLE,
  'src/tracking': {
    files: ['src/lib', 'src/contract', 'src/data'],
    packages: ['react', SIGNALS],
    instead: DOWN,
  },
  'src/navigation': {
    files: ['src/lib', 'src/contract'],
    packages: ['react', 'regexparam', 'wouter', SIGNALS],
    instead: 'src/navigation holds names and addresses: pass in what it needs.',
  },
  'src/i18n': {
    files: ['src/lib', 'src/device'],
    packages: ['react', 'rosetta', SIGNALS],
    instead: 'Texts know no product: pass in what they need.',
  },
  'src/styles': { files: [], packages: [], instead: DOWN },
  'src/ui': {
    files: ['src/lib', 'src/navigation', 'src/i18n', 'src/styles'],
    packages: ['react', 'react-dom', 'wouter', SIGNALS, 'uqr', 'dompurify'],
    instead: 'src/ui knows no product words and no data: take it as a property.',
  },
  'src/patterns': {
    files: BELOW_FEATURES,
    packages: DRAWING,
    instead:
      'src/patterns holds what screens of several areas are composed of: pass in what belongs to one area.',
  },
  'src/features/*': {
    files: BELOW_FEATURES,
    packages: [...DRAWING, 'valibot', '@leeoniya/ufuzzy'],
    instead:
      'An area never imports an area: read the same table in src/data, open it by name (href, openOverlay), ' +
      'or let src/app join the two.',
  },
  'src/app': app(),
  'src/app/document': app(),
  'src/app/routes.ts': app(),
  'src/app/loading': app(),
  'src/app/updates': app('loading'),
  'src/app/screens': app('loading', 'routes.ts', 'updates'),
  'src/app/layers': app('loading', 'screens'),
  'src/app/shell': app('document', 'layers', 'loading', 'routes.ts', 'screens', 'updates'),
  'src/app/first-screen': app('document', 'shell'),
  'src/app/listeners': app('loading', 'updates'),
  'src/app/members': app('loading', 'updates'),
  'src/app/startup': app(
    'first-screen',
    'listeners',
    'loading',
    'members',
    'routes.ts',
    'screens',
    'updates',
  ),
  sw: {
    files: [
      'src/lib',
      'src/i18n/languages.ts',
      'src/contract/call.ts',
      'src/contract/envelope.ts',
      'src/contract/config.ts',
      'src/contract/events.ts',
      'src/contract/page',
      'src/device',
      'src/data/api/common-fields.ts',
      'src/data/db/tables/one-writer.ts',
      'src/data/db/tables/version.ts',
      'src/data/db/tables/outbox-db.ts',
      'src/data/db/watch-transfers.ts',
      'src/data/events',
      'src/data/db/first-screen-cache.ts',
    ],
    packages: ['workbox-[^/]+', 'valibot', 'dexie'],
    instead: 'The worker stays small: it needs the outbox and nothing of the page.',
  },
  ...SERVER_TABLE,
  gallery: {
    files: BELOW_FEATURES,
    packages: ['react', 'react-dom', SIGNALS],
    instead: 'The gallery shows what screens are made of, and no screen.',
  },
  scripts: {
    files: ['src', 'server', 'demo', 'sw', 'tests', 'vite.config.ts', '.dependency-cruiser.mjs'],
    instead: DOWN,
  },
  bench: { files: ['src', 'server', 'demo', 'scripts', 'tests'], instead: DOWN },
  tests: { files: ['src', 'server', 'demo', 'sw', 'scripts', 'bench', 'gallery', '[^/]+$'], instead: DOWN },
};

/** Packages of npm and modules of Node; the import of a type counts. */
const PACKAGE = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'core',
  'unknown',
];
const ALIAS = 'aliased-subpath-import';
const ROOTS = '^(?:src|sw|server|demo|tests)/';
/** A folder whose files import each other by relative paths. */
const FOLDER = '^(src/features/[^/]+|src/(?!features/)[^/]+|sw|server|demo)/';
const NOT_ON_THE_PAGE = '^(?:server|demo|tests|scripts|bench)/';

const pattern = (folder) => `^${folder.replaceAll('*', '[^/]+')}${folder.endsWith('$') ? '' : '(?:/|$)'}`;
const rows = Object.entries(TABLE);
/** Patterns of the rows of folders inside, and of those that name what `*` stands for. */
const inside = (folder) => {
  const isInside = new RegExp(pattern(folder));
  return rows
    .map(([other]) => other)
    .filter((other) => other !== folder && isInside.test(other))
    .map(pattern);
};
const from = (folder) => ({
  path: `^(${folder.replaceAll('*', '[^/.]+')})(?:/|[.]ts$|$)`,
  pathNot: inside(folder),
});

const downwards = rows.map(([folder, { files, instead }]) => ({
  name: `${folder}-imports-downwards`,
  comment: instead,
  severity: 'error',
  from: from(folder),
  to: { path: '^[^/]+', pathNot: ['^$1/', ...files.map(pattern)], dependencyTypesNot: PACKAGE },
}));

const packages = rows
  .filter(([, row]) => row.packages)
  .map(([folder, row]) => ({
    name: `${folder}-imports-its-packages`,
    comment: `If it should use this package, add it to the row of ${folder} in .dependency-cruiser.mjs.`,
    severity: 'error',
    from: from(folder),
    to: {
      dependencyTypes: PACKAGE,
      pathNot: row.packages.map((name) => `^node_modules/(?:@types/)?${name}/`),
    },
  }));

const forbidden = [
  ...downwards,
  ...packages,
  {
    name: 'every-file-has-its-extension',
    comment: "Nothing is found there: write the file's whole name, with its extension.",
    severity: 'error',
    from: {},
    // `npm run test:mutants` installs these.
    to: { couldNotResolve: true, pathNot: '^@stryker-mutator/' },
  },
  {
    name: 'relative-inside-a-folder',
    comment: "Write it relative, as './...'.",
    severity: 'error',
    from: { path: FOLDER },
    to: { path: '^$1/', dependencyTypes: [ALIAS] },
  },
  {
    name: 'alias-across-folders',
    comment: "Write it with its alias, as '#src/...'.",
    severity: 'error',
    from: { path: FOLDER },
    to: { path: ROOTS, pathNot: '^$1/', dependencyTypesNot: [ALIAS] },
  },
  {
    name: 'area-not-whole-contract',
    comment: 'src/contract/index.ts brings all schemas at once: import the area it needs.',
    severity: 'error',
    from: { pathNot: NOT_ON_THE_PAGE },
    to: { path: '^src/contract/index[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  ...SERVER_RULES,
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules' },
    enhancedResolveOptions: {
      extensions: ['.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
