// Decides which modules share a chunk, from their importers.
import { basename } from 'node:path';
import { CLAIMS, FIRST_AREAS, LATER } from './stages.ts';

/** What the bundler knows about a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Brings the calls of every area that gives awards, which other later screens have no use for. */
const CLAIMING =
  /[\\/]src[\\/](?:data[\\/](?:answers[\\/]claims|member[\\/]activity-steps)\.ts$|patterns[\\/](?:claim[\\/]|countdown[\\/]|activity[\\/]finish-task\.ts$))/;

/** Two screens of two areas show it, and no other of either. */
const REBATE = /[\\/]src[\\/]patterns[\\/]vip[\\/]RebateClaim\.tsx$/;

/** Modules of `src/app` that a visitor who has not signed in does without. */
const FOR_MEMBERS =
  /[\\/]src[\\/]app[\\/](?:startup[\\/]for-members\.ts|shell[\\/]Header(?:Balance|Mail)\.tsx)$/;

/** What every start loads after the first screen, wherever it lies. */
const AT_EVERY_START =
  /[\\/]src[\\/](?:features[\\/]activity[\\/]popups[\\/]show-popups|data[\\/]api[\\/]use-moments)\.ts$/;

/** Only inside a native app. */
const IN_A_WRAPPER = /[\\/]src[\\/]app[\\/]listeners[\\/]wrapper\.ts$/;

/** Guards and overlays, and the table of later screens: the folder in `src/app`, and its chunk. */
export const ON_DEMAND = 'on-demand';

/** What they need, as an area and as a chunk. */
export const MEMBERS = 'members';

/** What screens of visitors may show as well. */
const SHOWN = /[\\/]src[\\/](?:ui|patterns)[\\/]/;

/** Topics that a visitor loads to become a member. */
export const FOR_VISITORS: readonly string[] = ['auth.sign-in', 'auth.register', 'auth.forgot'];

/**
 * Modules that are needed together share a chunk with all their dependencies: a browser opens six connections, so a
 * dozen small files cost several round trips.
 */
export const chunkGroups = [
  { name: 'first', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 9 },
  {
    name: 'dexie',
    test: /[\\/]src[\\/]data[\\/]db[\\/](?:open|tables[\\/]schema)\.ts$|[\\/]node_modules[\\/]dexie[\\/]/,
    priority: 8,
  },
  { name: 'share', test: /[\\/]src[\\/]patterns[\\/]share\.ts$/, priority: 9 },
  // A few screens save a file; those that share other things with them do not.
  { name: 'save-file', test: /[\\/]src[\\/]patterns[\\/]save-file\.ts$/, priority: 8 },
  // The lobby of a visitor does without.
  { name: 'live-query', test: /[\\/]node_modules[\\/]dexie-react-hooks[\\/]/, priority: 8 },
  { name: 'memory-database', test: /[\\/]node_modules[\\/]fake-indexeddb[\\/]/, priority: 8 },
  // Texts of operators; forms have none. After what every start loads.
  { name: 'rich-text', test: /[\\/]RichText[\\/](?:RichText|use-markup)[.]tsx?$/, priority: 5 },
  { name: 'start', test: /[\\/]src[\\/]app[\\/]startup[\\/]start\.ts$/, priority: 7 },
  // Dependencies follow their importer, so modules that more screens need are grouped first.
  ...(['app', MEMBERS, 'shared', CLAIMS, LATER, 'pair', 'area', 'topic'] as const).map((kind, rank) => ({
    name: (id: string, graph: ModuleGraph) => {
      if (kind === CLAIMS) return CLAIMING.test(id) ? CLAIMS : null;
      const name = nameOf(kind, topicsOf(id, graph), id);
      return name && REBATE.test(id) ? 'rebate' : name;
    },
    priority: 6.5 - rank,
  })),
];

/**
 * Screens, overlays and lazily loaded modules of `src/app` are loaded on demand; `src/app` counts as one more area, and
 * what the first screen has no use for as another.
 */
const LOADED = /[\\/]src[\\/](?:features[\\/]([\w-]+)(?:[\\/]([\w-]+))?|app[\\/](on-demand)|app)[\\/]/;

/** Areas of later screens whose own chunk of what they share stays worth a request. */
const MOST_LATER = 3;

/** What only two areas share stays out of the way of the others. */
type Kind = 'app' | typeof MEMBERS | 'shared' | typeof LATER | 'pair' | 'area' | 'topic';

/** Topics by name, such as `auth.register`; `null` leaves the decision to the bundler. */
function nameOf(kind: Kind, topics: ReadonlySet<string>, id: string): string | null {
  const areas = [...new Set([...topics].map((topic) => topic.split('.')[0] ?? ''))].sort();
  if (areas.length === 0 || kindOf(areas, topics, id) !== kind) return null;
  if (kind === 'app' || kind === MEMBERS || kind === 'shared' || kind === LATER) return kind;
  return kind === 'topic' ? ([...topics][0] ?? null) : areas.join('-');
}

function kindOf(areas: readonly string[], topics: ReadonlySet<string>, id: string): Kind {
  if (areas.includes('app')) return 'app';
  if (areas.includes(MEMBERS)) return isForVisitors(topics, id) ? 'app' : MEMBERS;
  const isLater = !areas.some((area) => FIRST_AREAS.includes(area));
  if (areas.length > (isLater ? MOST_LATER : 2)) return isLater ? LATER : 'shared';
  if (areas.length > 1) return 'pair';
  return topics.size > 1 ? 'area' : 'topic';
}

const isForVisitors = (topics: ReadonlySet<string>, id: string): boolean =>
  FOR_VISITORS.some((topic) => topics.has(topic)) || (topics.size > 1 && SHOWN.test(id));

/** The topics whose screens need a module, as area and name. */
function topicsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const own = dynamicImporters.length > 0 || AT_EVERY_START.test(id) ? topicOf(id) : [];
  return new Set([...own, ...importers.flatMap((importer) => [...topicsOf(importer, graph, seen)])]);
}

function topicOf(id: string): string[] {
  if (FOR_MEMBERS.test(id)) return [MEMBERS];
  if (AT_EVERY_START.test(id)) return ['app'];
  if (IN_A_WRAPPER.test(id)) return ['wrapper'];
  const loaded = LOADED.exec(id);
  if (!loaded) return [];
  const [, area, topic] = loaded;
  if (area === undefined) return [loaded[3] ?? 'app'];
  // A screen of the area itself is a topic as well.
  return [`${area}.${topic ?? basename(id).split('.')[0]}`];
}
