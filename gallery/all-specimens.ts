// Found by where they lie: a new file under specimens/<group>/ is on the page without another line.
import type { Sample, Specimen } from './specimen.ts';

export interface Group {
  readonly name: string;
  readonly specimens: readonly Specimen[];
}

/** Any other group comes after these. */
const ORDER = ['foundations', 'actions', 'fields', 'content', 'feedback', 'overlays', 'pages', 'patterns'];

const files = import.meta.glob<Record<string, Specimen>>('./specimens/*/*.tsx', { eager: true });

export const groups: readonly Group[] = grouped();

export const sampleOf = (id: string): Sample | undefined =>
  groups
    .flatMap(({ specimens }) => specimens)
    .flatMap(({ samples }) => samples)
    .find((sample) => sample.id === id);

function grouped(): Group[] {
  const found = new Map<string, Specimen[]>(ORDER.map((name) => [name, []]));
  for (const [path, exported] of Object.entries(files)) {
    const [, , name = ''] = path.split('/');
    found.set(name, [...(found.get(name) ?? []), ...Object.values(exported)]);
  }
  return [...found].map(([name, specimens]) => ({ name, specimens: specimens.sort(byName) }));
}

function byName(one: Specimen, other: Specimen): number {
  return one.name.localeCompare(other.name);
}
