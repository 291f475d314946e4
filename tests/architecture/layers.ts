// Who may import whom, one line per folder. A folder without a line fails.
import { type Import, type Source, sources } from './source.ts';
import { isUnder, type Rule, type Tree, type Violation } from './tree.ts';

interface Layer {
  /** `*` matches one name. */
  readonly folder: string;
  readonly mayImport: readonly string[] | 'anything';
  /** Packages that the folder may import; any if not given. */
  readonly packages?: readonly RegExp[];
  readonly instead: string;
}

const BELOW_FEATURES = [
  'src/lib',
  'src/contract',
  'src/data',
  'src/tracking',
  'src/navigation',
  'src/i18n',
  'src/ui',
  'src/styles',
  'src/patterns',
];
const DRAWING = [/^react$/, /^react-dom$/, /^wouter$/, /^dexie-react-hooks$/, /^@preact\/signals-react$/];
const DOWN = 'move what both need into a folder below, or let src/app join the two';

export const LAYERS: readonly Layer[] = [
  {
    folder: 'src/lib',
    mayImport: [],
    packages: [/^react$/, /^@preact\/signals-react$/],
    instead: 'src/lib knows no product at all: pass in what it needs',
  },
  {
    folder: 'src/contract',
    mayImport: ['src/lib'],
    packages: [/^valibot$/],
    instead: 'the contract is data that page, worker and platform share: keep it free of all three',
  },
  {
    folder: 'src/data',
    mayImport: ['src/lib', 'src/contract'],
    packages: [
      /^dexie(-react-hooks)?$/,
      /^fake-indexeddb$/,
      /^valibot$/,
      /^react$/,
      /^@preact\/signals-react$/,
    ],
    instead:
      'src/data shows nothing and goes nowhere: return a Reply, and let a listener in src/app act on it',
  },
  {
    folder: 'src/tracking',
    mayImport: ['src/lib', 'src/contract', 'src/data'],
    packages: [/^react$/, /^@preact\/signals-react$/],
    instead: DOWN,
  },
  {
    folder: 'src/navigation',
    mayImport: ['src/lib', 'src/contract'],
    packages: [/^react$/, /^wouter$/, /^@preact\/signals-react$/],
    instead: 'navigation holds names and addresses: pass in what it needs',
  },
  {
    folder: 'src/i18n',
    mayImport: ['src/lib'],
    packages: [/^react$/, /^rosetta$/, /^@preact\/signals-react$/],
    instead: 'texts know no product: pass in what they need',
  },
  { folder: 'src/styles', mayImport: [], packages: [], instead: DOWN },
  {
    folder: 'src/ui',
    mayImport: ['src/lib', 'src/navigation', 'src/i18n', 'src/styles'],
    packages: [...DRAWING.filter((name) => !name.test('dexie-react-hooks')), /^uqr$/, /^dompurify$/],
    instead: 'src/ui knows no product words and no data: take it as a property',
  },
  {
    folder: 'src/patterns',
    mayImport: BELOW_FEATURES.filter((folder) => folder !== 'src/patterns'),
    packages: DRAWING,
    instead: 'src/patterns holds what screens of several areas are composed of: pass in what belongs to one',
  },
  {
    folder: 'src/features/*',
    mayImport: BELOW_FEATURES,
    packages: [...DRAWING, /^valibot$/, /^@leeoniya\/ufuzzy$/],
    instead: DOWN,
  },
  {
    folder: 'src/app',
    mayImport: [...BELOW_FEATURES, 'src/features'],
    packages: [...DRAWING, /^valibot$/],
    instead: DOWN,
  },
  {
    folder: 'sw',
    mayImport: [
      'src/lib',
      'src/i18n/languages.ts',
      'src/contract/call.ts',
      'src/contract/envelope.ts',
      'src/contract/config.ts',
      'src/contract/events.ts',
      'src/contract/page',
      'src/data/api/common-fields.ts',
      'src/data/db/data-use.ts',
      'src/data/db/new-log.ts',
      'src/data/db/one-writer.ts',
      'src/data/db/schema.ts',
      'src/data/db/version.ts',
      'src/data/events',
      'src/data/config/first-screen-cache.ts',
      'src/data/config/store.ts',
    ],
    packages: [/^workbox-/, /^valibot$/, /^dexie$/],
    instead: 'the worker stays small: it needs the outbox, the config and nothing of the page',
  },
  {
    folder: 'server',
    // Checked by the compiler without DOM types: tests/architecture/without-document.json.
    mayImport: ['src/contract', 'src/lib', 'src/i18n/languages.ts'],
    instead: 'platform and page share the contract, the list of languages and nothing else',
  },
  {
    folder: 'gallery',
    mayImport: BELOW_FEATURES,
    packages: [/^react$/, /^react-dom$/, /^@preact\/signals-react$/],
    instead: 'the gallery shows what screens are made of, and no screen',
  },
  { folder: 'scripts', mayImport: ['src', 'server', 'sw', 'tests', 'vite.config.ts'], instead: DOWN },
  { folder: 'bench', mayImport: ['src', 'server', 'scripts', 'tests'], instead: DOWN },
  { folder: 'tests', mayImport: 'anything', instead: '' },
];

/** The whole contract in one object would pull every schema into the page. */
const WHOLE_CONTRACT = 'src/contract/index.ts';
const MAY_READ_WHOLE_CONTRACT = ['server', 'tests', 'scripts', 'bench'];

export const everyFolderIsInTheTable: Rule = (tree) =>
  sources(tree)
    .filter(({ path }) => path.includes('/') && !layerOf(path))
    .map(
      ({ path }) => `${path} lies in a folder that no line of LAYERS in tests/architecture/layers.ts names.`,
    );

export const importsGoDownwards: Rule = (tree) =>
  eachImport(tree, (source, layer, { path, line }) => {
    if (path === undefined || mayImport(layer, source.path, path)) return [];
    const at = `${source.path}:${line} imports ${path}.`;
    if (layer.folder === 'src/features/*' && isUnder(path, 'src/features')) {
      return [
        `${at} A feature never imports a feature: read the same table in src/data, ` +
          'open it by name (href, openOverlay), or let src/app join the two.',
      ];
    }
    return [`${at} ${layer.folder} may not: ${layer.instead}.`];
  });

export const packagesAreKnown: Rule = (tree) =>
  eachImport(tree, (source, layer, { path, specifier, line }) => {
    if (path !== undefined || !layer.packages) return [];
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    if (layer.packages.some((known) => known.test(name))) return [];
    return [
      `${source.path}:${line} imports ${specifier}, which ${layer.folder} does not use. ` +
        'If it should, say so in LAYERS in tests/architecture/layers.ts.',
    ];
  });

export const importsAreWrittenOneWay: Rule = (tree) =>
  eachImport(tree, (source, layer, { path, specifier, line }) => {
    if (path === undefined) return [];
    const at = `${source.path}:${line}`;
    if (!/\.(tsx?|mjs|css|json|svg|html|webp|png)$|^server\/games\/pages\/.*\.js$/.test(path)) {
      return [`${at} imports '${specifier}' without its extension: write the file's whole name.`];
    }
    const isInside = layerOf(path) === layer && sameFeature(source.path, path);
    if (isInside && specifier.startsWith('#') && layer.folder !== 'tests') {
      return [`${at} imports '${specifier}' from its own folder: write it relative, as './...'.`];
    }
    if (!isInside && specifier.startsWith('.') && hasAlias(path)) {
      return [`${at} imports '${specifier}' from another folder: write it as '#${path}'.`];
    }
    return [];
  });

export const wholeContractStaysOut: Rule = (tree) =>
  eachImport(tree, (source, _, { path, line, isType }) => {
    const isAllowed = isType || MAY_READ_WHOLE_CONTRACT.some((folder) => isUnder(source.path, folder));
    if (path !== WHOLE_CONTRACT || isAllowed) return [];
    return [`${source.path}:${line} imports ${path}, all schemas at once: import the area it needs.`];
  });

/** The seeding code, and the entry that prints the demo member. */
const MAY_READ_DEMO = ['server/demo', 'server/start', 'server/listen.ts', 'tests', 'scripts', 'bench'];

export const demoIsOnlySeeded: Rule = (tree) =>
  eachImport(tree, (source, _, { path, line }) => {
    if (path === undefined || !isUnder(path, 'server/demo')) return [];
    if (MAY_READ_DEMO.some((folder) => isUnder(source.path, folder))) return [];
    return [
      `${source.path}:${line} imports ${path}: everything in server/demo is invented. ` +
        'Take it as a parameter, and let server/start pass it in.',
    ];
  });

type Judge = (source: Source, layer: Layer, each: Import) => Violation[];

function eachImport(tree: Tree, judge: Judge): Violation[] {
  return sources(tree).flatMap((source) => {
    const layer = layerOf(source.path);
    return layer ? source.imports.flatMap((each) => judge(source, layer, each)) : [];
  });
}

function layerOf(path: string): Layer | undefined {
  return LAYERS.find(({ folder }) => isUnder(path, folder));
}

function mayImport(layer: Layer, from: string, to: string): boolean {
  if (layer.mayImport === 'anything' || (layerOf(to) === layer && sameFeature(from, to))) return true;
  return layer.mayImport.some((folder) => isUnder(to, folder));
}

function sameFeature(a: string, b: string): boolean {
  if (!isUnder(a, 'src/features')) return true;
  return a.split('/')[2] === b.split('/')[2];
}

/** `scripts` and `bench` have no `#` alias. */
function hasAlias(path: string): boolean {
  return ['src', 'sw', 'server', 'tests'].some((folder) => isUnder(path, folder));
}
