// Which release a migration belongs to, and what it may take away.
import { isStepped, type Migrations, type SteppedMigration } from '#server/store/schema/migration.ts';

/** In sentences; `version` is that of the last release. */
export function releaseFaults(migrations: Migrations, version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  const next = [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
  const named = Object.entries(migrations)
    .filter((each): each is [string, SteppedMigration] => isStepped(each[1]))
    .map(([name, { release, contracts }]) => ({ name, release, contracts }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return named.flatMap(({ name, release, contracts }, at) => {
    const last = named[at - 1]?.release ?? '0.0.0';
    const contracted = named.find((each) => each.name === contracts)?.release ?? release;
    return [
      ...(isEarlier(version, release) && !next.includes(release)
        ? [`${name} names release ${release}: the next one is ${next.join(', ')}.`]
        : []),
      ...(isEarlier(release, last) ? [`${name} names release ${release}, and one before it ${last}.`] : []),
      ...(contracts !== undefined && !isEarlier(contracted, release)
        ? [`${name} contracts ${contracts}, which is no migration of an earlier release.`]
        : []),
    ];
  });
}

const partsOf = (version: string): number[] => version.split('.').map(Number);

function isEarlier(one: string, other: string): boolean {
  const there = partsOf(other);
  const [difference = 0] = partsOf(one)
    .map((part, at) => part - (there[at] ?? 0))
    .filter((each) => each !== 0);
  return difference < 0;
}
