// Decides which modules share a chunk: what is declared here, and otherwise the topics that need them. A topic is a folder
// of an area, as a row of the route table names it: `mail/inbox/Inbox` begins the chunk `mail.inbox`.
import { basename, relative, resolve } from 'node:path';
import { CLAIMS, FIRST_AREAS, LATER } from './stages.ts';

/** What the bundler knows about a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Guards and overlays, and the files of screens. */
export const ON_DEMAND = 'on-demand';

/** What only members need, as an area and as a chunk. */
export const MEMBERS = 'members';

/** Topics that a visitor loads to become a member. */
export const FOR_VISITORS: readonly string[] = ['auth.sign-in', 'auth.register', 'auth.forgot'];

/** Chunks of declared modules with all that these need, unless a chunk of a higher priority has it. */
const DECLARED = [
  { name: 'first', priority: 9, of: ['src/app/main.tsx'] },
  { name: 'share', priority: 9, of: ['src/patterns/share.ts'] },
  { name: 'dexie', priority: 8, of: ['src/data/db/open.ts', 'src/data/db/tables/schema.ts', 'npm:dexie'] },
  // A few screens save a file; those that share other things with them do not.
  { name: 'save-file', priority: 8, of: ['src/patterns/save-file.ts'] },
  // The lobby of a visitor does without.
  { name: 'live-query', priority: 8, of: ['npm:dexie-react-hooks'] },
  { name: 'memory-database', priority: 8, of: ['npm:fake-indexeddb'] },
  { name: 'start', priority: 7, of: ['src/app/startup/start.ts'] },
  // Texts of operators; forms have none. After what every start loads.
  { name: 'rich-text', priority: 5, of: ['src/ui/RichText/RichText.tsx', 'src/ui/RichText/use-markup.ts'] },
  // Of all that signing in shares, settings need it last.
  {
    name: 'auth.phone',
    priority: 2,
    of: ['src/features/auth/phone/PhoneField.tsx', 'src/features/auth/phone/use-phone.ts'],
  },
] as const;

/** Brings the calls of every area that gives awards, which other later screens have no use for. */
const CLAIMING = [
  'src/data/answers/claims.ts',
  'src/data/member/activity-steps.ts',
  'src/patterns/claim/',
  'src/patterns/countdown/',
  'src/patterns/activity/finish-task.ts',
];

/** Two screens of two areas show it, and no other of either. */
const REBATE = ['src/patterns/vip/RebateClaim.tsx'];

/** What screens of visitors may show as well. */
const SHOWN = ['src/ui/', 'src/patterns/'];

/** What every start loads after the first screen, wherever it lies. */
const AT_EVERY_START = ['src/features/activity/popups/show-popups.ts', 'src/data/api/use-moments.ts'];

/** Modules that are loaded with others than those of their folder. What else `src/app` loads later is one area more. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  [ON_DEMAND]: ['src/app/loading/on-demand.ts', 'src/app/screens/Access.tsx'],
  [MEMBERS]: [
    'src/app/loading/for-members.ts',
    'src/app/members/steps.ts',
    'src/app/shell/HeaderBalance.tsx',
    'src/app/shell/HeaderMail.tsx',
  ],
  // Once a queued write has ended.
  outcomes: ['src/app/members/outcomes.ts'],
  // Only inside a native app.
  wrapper: ['src/app/listeners/wrapper.ts'],
  app: [...AT_EVERY_START, 'src/app/'],
};

/** Every module, folder and package that is named above. */
export const NAMED: readonly string[] = [
  ...DECLARED.flatMap(({ of }) => [...of]),
  ...[CLAIMING, REBATE, SHOWN, ...Object.values(TOPICS)].flat(),
];

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGES = 'node_modules/';

const names = new Map<string, string>();

function nameOf(id: string): string {
  const name = names.get(id) ?? readName(id);
  names.set(id, name);
  return name;
}

/** From the root of the project, or `npm:` and the package. */
function readName(id: string): string {
  const path = id.replaceAll('\\', '/');
  const at = path.lastIndexOf(PACKAGES);
  if (at < 0) return relative(ROOT, id).replaceAll('\\', '/');
  const [scope = '', name = ''] = path.slice(at + PACKAGES.length).split('/');
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/** Whether the module is one of them, or lies in a folder of them. */
function isOf(id: string, modules: readonly string[]): boolean {
  const name = nameOf(id);
  return modules.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each));
}

/**
 * Modules that are needed together share a chunk with all their dependencies: a browser opens six connections, so a
 * dozen small files cost several round trips.
 */
export const chunkGroups = [
  ...DECLARED.map(({ name, priority, of }) => ({ name, priority, test: (id: string) => isOf(id, of) })),
  // Dependencies follow their importer, so modules that more screens need are grouped first.
  ...(['app', MEMBERS, 'shared', CLAIMS, LATER, 'pair', 'area', 'topic'] as const).map((kind, rank) => ({
    name: (id: string, graph: ModuleGraph) => {
      if (kind === CLAIMS) return isOf(id, CLAIMING) ? CLAIMS : null;
      const name = chunkOf(kind, topicsOf(id, graph), id);
      return name && isOf(id, REBATE) ? 'rebate' : name;
    },
    priority: 6.5 - rank,
  })),
];

/** Areas of later screens whose own chunk of what they share stays worth a request. */
const MOST_LATER = 3;

/** What only two areas share stays out of the way of the others. */
type Kind = 'app' | typeof MEMBERS | 'shared' | typeof LATER | 'pair' | 'area' | 'topic';

/** Topics by name, such as `auth.register`; `null` leaves the decision to the bundler. */
function chunkOf(kind: Kind, topics: ReadonlySet<string>, id: string): string | null {
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
  FOR_VISITORS.some((topic) => topics.has(topic)) || (topics.size > 1 && isOf(id, SHOWN));

/** The topics whose screens need a module. */
function topicsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const isLoaded = dynamicImporters.length > 0 || isOf(id, AT_EVERY_START);
  const own = isLoaded ? topicOf(id) : [];
  return new Set([...own, ...importers.flatMap((importer) => [...topicsOf(importer, graph, seen)])]);
}

/** The topic of a module that is loaded later; a screen of the area itself is a topic as well. */
function topicOf(id: string): string[] {
  const declared = Object.keys(TOPICS).find((topic) => isOf(id, TOPICS[topic] ?? []));
  if (declared) return [declared];
  const [src, features, area = '', ...rest] = nameOf(id).split('/');
  if (src !== 'src' || features !== 'features') return [];
  const topic = rest.length > 1 ? rest[0] : basename(id).split('.')[0];
  return [`${area}.${topic}`];
}
