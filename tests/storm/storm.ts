// Members who deposit, withdraw and play at once, and what has to be true afterwards.
import type { Db } from '#server/database/tables/tables.ts';
import { problemsOf } from './check.ts';
import { type Accounts, accountsOf } from './coin.ts';
import { StormMember } from './member.ts';
import type { Storm } from './scene.ts';
import { randomOf } from './random.ts';
import type { Site } from './site.ts';
import { statementProblem } from './statement.ts';

/** Shares of all actions after which the clocks move on. */
const PHASES = [0.4, 0.8, 1];

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
  readonly acknowledged: {
    readonly deposits: number;
    readonly withdrawals: number;
    readonly rounds: number;
    readonly claims: number;
    readonly paused: number;
    readonly limits: number;
  };
  readonly accounts: Accounts;
  /** Deposits that were paid after they had expired, and that were sent back. */
  readonly late: number;
  readonly returned: number;
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
    paused: new Map<number, number>(),
    limits: new Map<string, number>(),
  };
  const answers = new Map<string, number>();
  const scene: Storm = {
    ...{ site, random: randomOf(extent.seed), gameIds: extent.gameIds },
    ...{ acknowledged, wrong: [], answers },
  };
  const members = await enterAll(scene, extent);
  let actions = 0;
  for (const share of PHASES) {
    actions = await actAll(members, { ...extent, from: actions, until: Math.floor(share * extent.actions) });
    await site.moveClocks();
  }
  const problems = [...scene.wrong];
  for (const { id, token } of members) {
    const problem = await statementProblem(site, token);
    if (problem) problems.push(`The statement of member ${id} does not add up: ${problem}.`);
  }
  const found = await read(async (db) => ({
    problems: await problemsOf(db, acknowledged),
    accounts: await accountsOf(db),
    ...(await endsOf(db)),
  }));
  problems.push(...found.problems, ...found.accounts.problems);
  const { deposits, withdrawals, rounds, claims, paused, limits } = acknowledged;
  const counts = {
    ...{ deposits: deposits.size, withdrawals: withdrawals.size, rounds: rounds.size },
    ...{ claims: claims.size, paused: paused.size, limits: limits.size },
  };
  return { ...found, actions, answers, acknowledged: counts, problems };
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

async function endsOf(db: Db): Promise<{ late: number; returned: number }> {
  const { late, returned } = await db
    .selectFrom('deposit_order')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('status', '=', 1)
        .filterWhere('settled_at', '>', eb.ref('expire_at'))
        .as('late'),
      eb.fn.countAll<number>().filterWhere('returned_at', 'is not', null).as('returned'),
    ])
    .executeTakeFirstOrThrow();
  return { late: Number(late), returned: Number(returned) };
}

interface Phase extends Extent {
  /** Actions that have been begun before. */
  readonly from: number;
  readonly until: number;
}

/** Every member acts one action after another, all members at the same time. */
async function actAll(members: readonly StormMember[], { from, until, onAction }: Phase): Promise<number> {
  let begun = from;
  await Promise.all(
    members.map(async (member) => {
      while (begun < until && !member.isDone) {
        onAction?.(begun);
        begun += 1;
        await member.act();
      }
    }),
  );
  return begun;
}
