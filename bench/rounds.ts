// The visits of one measurement: all subjects in turn and repeatedly, so that background load affects all alike.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type Line, POOR_3G, SLOW_4G } from './line.ts';
import type { Subject, SubjectName } from './subjects.ts';
import { type VisitFigures, visit } from './visit.ts';

export interface Situation {
  readonly name: string;
  /** Without a line it is an outage: connections are refused. */
  readonly line?: Line;
  readonly slowing: number;
  readonly isFirstVisit?: boolean;
}

/** The first visit creates the profile that later visits use. */
export const SITUATIONS = [
  { name: 'cold, slow 4G', line: SLOW_4G, slowing: 4, isFirstVisit: true },
  { name: 'warm, slow 4G', line: SLOW_4G, slowing: 4 },
  { name: 'warm, slow 4G, processor 10 times slower', line: SLOW_4G, slowing: 10 },
  { name: 'warm, poor 3G', line: POOR_3G, slowing: 4 },
  { name: 'offline', slowing: 4 },
  { name: 'offline, processor 10 times slower', slowing: 10 },
  { name: 'cold, poor 3G', line: POOR_3G, slowing: 4, isFirstVisit: true },
] as const satisfies readonly Situation[];

export type SituationName = (typeof SITUATIONS)[number]['name'];

/** Milliseconds without data after which all later chunks have arrived. */
const QUIET_MS = 1500;

interface Outcome {
  readonly subject: SubjectName;
  readonly situation: SituationName;
  readonly seen: VisitFigures;
}

export class Results {
  readonly #outcomes: Outcome[] = [];

  add(round: readonly Outcome[]): void {
    this.#outcomes.push(...round);
  }

  of(subject: SubjectName, situation: SituationName): VisitFigures[] {
    const wanted = this.#outcomes.filter((one) => one.subject === subject && one.situation === situation);
    return wanted.map(({ seen }) => seen);
  }
}

/** Rounds that may fail, as browsers on a busy machine sometimes do, before the measurement stops. */
const BROKEN_MAX = 2;

export async function runRounds(
  subjects: readonly Subject[],
  rounds: number,
  chromiumPath: string,
): Promise<Results> {
  const results = new Results();
  for (let done = 0, broken = 0; done < rounds; ) {
    try {
      console.log(`Round ${done + 1} of ${rounds}`);
      results.add(await runRound(subjects, chromiumPath));
      done++;
    } catch (error) {
      if (++broken > BROKEN_MAX) throw error;
      console.log(`The round failed and is repeated: ${String(error).split('\n')[0]}`);
    }
  }
  return results;
}

async function runRound(subjects: readonly Subject[], chromiumPath: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const profiles = new Map<SubjectName, string>();
  try {
    for (const situation of SITUATIONS) {
      console.log(`  ${situation.name}`);
      if ('isFirstVisit' in situation) await renewProfiles(profiles, subjects);
      for (const subject of subjects) {
        const browser = { profile: profiles.get(subject.name) ?? '', chromiumPath };
        const seen = await visitSubject(subject, situation, browser);
        outcomes.push({ subject: subject.name, situation: situation.name, seen });
      }
    }
  } finally {
    await removeProfiles(profiles);
  }
  return outcomes;
}

async function renewProfiles(
  profiles: Map<SubjectName, string>,
  subjects: readonly Subject[],
): Promise<void> {
  await removeProfiles(profiles);
  for (const { name } of subjects) profiles.set(name, await mkdtemp(join(tmpdir(), 'halcyon-bench-')));
}

async function removeProfiles(profiles: ReadonlyMap<SubjectName, string>): Promise<void> {
  for (const profile of profiles.values()) await rm(profile, { recursive: true, force: true });
}

async function visitSubject(
  { relay }: Subject,
  { line, slowing }: Situation,
  browser: { profile: string; chromiumPath: string },
): Promise<VisitFigures> {
  if (line) relay.line = line;
  else await relay.cut();
  const settled = async (page: Page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await relay.quiet(QUIET_MS);
  };
  try {
    return await visit({ ...browser, address: `${relay.address}/`, slowing }, settled);
  } finally {
    if (!line) await relay.open();
  }
}
