// Which modules travel in one chunk, derived from who imports them.

/** What the bundler knows of a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * What is needed together travels together, each with all its dependencies: a dozen small files cost several
 * round trips where a line opens six connections.
 */
export const chunkGroups = [
  { name: 'first', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 7 },
  {
    name: 'dexie',
    test: /[\\/]src[\\/]data[\\/]db[\\/](?:open|schema)\.ts$|[\\/]src[\\/]data[\\/]db[\\/]upgrades[\\/]|[\\/]node_modules[\\/]dexie[\\/]/,
    priority: 6,
  },
  { name: 'memory-database', test: /[\\/]node_modules[\\/]fake-indexeddb[\\/]/, priority: 6 },
  { name: 'start', test: /[\\/]src[\\/]app[\\/]startup[\\/]start\.ts$/, priority: 5 },
  // Dependencies follow their importer, so what more screens need is grouped first.
  ...(['app', 'shared', 'area', 'topic'] as const).map((kind, rank) => ({
    name: (id: string, graph: ModuleGraph) => nameOf(kind, topicsOf(id, graph)),
    priority: 4 - rank,
  })),
];

/** A screen or an overlay is loaded on demand, and so is a piece of `src/app`, which counts as one more area. */
const LOADED = /[\\/]src[\\/](?:features[\\/]([\w-]+)(?:[\\/]([\w-]+))?|app)[\\/]/;

type Kind = 'app' | 'shared' | 'area' | 'topic';

/** Topics by name, `auth.register`; `null` is for the bundler to decide. */
function nameOf(kind: Kind, topics: ReadonlySet<string>): string | null {
  const areas = new Set([...topics].map((topic) => topic.split('.')[0]));
  const [topic = null, ...others] = topics;
  const [area] = areas;
  if (area === undefined) return null;
  if (areas.has('app')) return kind === 'app' ? kind : null;
  if (areas.size > 1) return kind === 'shared' ? kind : null;
  if (others.length > 0) return kind === 'area' ? area : null;
  return kind === 'topic' ? topic : null;
}

/** The topics whose screens need a module, each as its area and its name. */
export function topicsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const own = dynamicImporters.length > 0 ? topicOf(id) : [];
  return new Set([...own, ...importers.flatMap((importer) => [...topicsOf(importer, graph, seen)])]);
}

function topicOf(id: string): string[] {
  const loaded = LOADED.exec(id);
  if (!loaded) return [];
  const [, area = 'app', topic] = loaded;
  return [topic === undefined ? area : `${area}.${topic}`];
}
