// Members who deposit, withdraw and play at once, and what has to be true afterwards.
import type { Db } from '#server/store/tables.ts';
import { problemsOf } from './check.ts';
import { type Storm, StormMember } from './member.ts';
import { randomOf } from './random.ts';
import type { Site } from './site.ts';
import { statementProblem } from './statement.ts';

export interface Extent {
  readonly members: number;
  readonly actions: number;
  readonly seed: number;
  readonly gameIds: readonly number[];
  /** Members who register at the same time. */
  readonly together: number;
  /** Called before each action, with how many are done. */
  readonly onAction?: (done: number) => void;
}

export interface StormResult {
  readonly actions: number;
  /** By call and code. */
  readonly answers: ReadonlyMap<string, number>;
  readonly acknowledged: { deposits: number; withdrawals: number; rounds: number; claims: number };
  readonly problems: readonly string[];
}

/** `read` opens the database for a look, once nothing is under way. */
export async function storm(
  site: Site,
  extent: Extent,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<StormResult> {
  const acknowledged = {
    deposits: new Map<string, string>(),
    withdrawals: new Map<string, string>(),
    rounds: new Set<string>(),
    claims: new Map<string, string>(),
  };
  const answers = new Map<string, number>();
  const scene: Storm = {
    ...{ site, random: randomOf(extent.seed), gameIds: extent.gameIds },
    ...{ acknowledged, wrong: [], answers },
  };
  const members = await enterAll(scene, extent);
  const actions = await actAll(members, extent);
  const problems = [...scene.wrong];
  for (const { id, token } of members) {
    const problem = await statementProblem(site, token);
    if (problem) problems.push(`The statement of member ${id} does not add up: ${problem}.`);
  }
  problems.push(...(await read((db) => problemsOf(db, acknowledged))));
  const { deposits, withdrawals, rounds, claims } = acknowledged;
  const counts = {
    ...{ deposits: deposits.size, withdrawals: withdrawals.size },
    ...{ rounds: rounds.size, claims: claims.size },
  };
  return { actions, answers, acknowledged: counts, problems };
}

async function enterAll(scene: Storm, { members, together }: Extent): Promise<StormMember[]> {
  const entered: StormMember[] = [];
  while (entered.length < members) {
    const next = Array.from({ length: Math.min(together, members - entered.length) }, (_, at) =>
      StormMember.enter(scene, entered.length + at),
    );
    entered.push(...(await Promise.all(next)));
  }
  return entered;
}

/** Every member acts one action after another, all members at the same time. */
async function actAll(members: readonly StormMember[], { actions, onAction }: Extent): Promise<number> {
  let begun = 0;
  await Promise.all(
    members.map(async (member) => {
      while (begun < actions) {
        onAction?.(begun);
        begun += 1;
        await member.act();
      }
    }),
  );
  return begun;
}
