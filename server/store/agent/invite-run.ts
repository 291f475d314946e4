// A run of the invitation wheel. It begins when a friend joins and lasts a number of days; after its end the next
// friend begins another one. All of it follows from when friends joined and what they did.
import { sql } from 'kysely';
import type { Award } from '#src/contract/primitives.ts';
import type { BonusView } from '../bonus/bonus.ts';

const DAY_MS = 86_400_000;

export interface Friend {
  readonly id: number;
  readonly nickname: string;
  readonly avatar: number;
  readonly joinedAt: Date;
  /** Has deposited and staked enough since. */
  readonly isValid: boolean;
  /** Claim of the spin that this friend brought; `null` before it. */
  readonly spinId: number | null;
  readonly awards: readonly Award[] | null;
}

export interface Run {
  readonly begin: Date;
  readonly end: Date;
  /** In the order in which they joined. */
  readonly friends: readonly Friend[];
}

const JOINED = sql<Date>`coalesce(invited_at, registered_at)`;

/** `null` before the first friend joins. */
export async function latestRun(view: BonusView): Promise<Run | null> {
  const length = Math.max(1, view.config.inviteConfig.days) * DAY_MS;
  const begin = await latestBegin(view, length);
  if (!begin) return null;
  const end = new Date(begin.getTime() + length);
  return { begin, end, friends: await friendsBetween(view, { begin, end }) };
}

async function latestBegin({ db, memberId }: BonusView, length: number): Promise<Date | null> {
  const { rows } = await sql<{ begin: Date | null }>`
    with recursive run (begin) as (
      select min(${JOINED}) from member where inviter_id = ${memberId}
      union all
      select (
        select min(${JOINED}) from member
        where inviter_id = ${memberId} and ${JOINED} >= run.begin + ${length}::float8 * interval '1 millisecond')
      from run where run.begin is not null
    )
    select max(begin) as begin from run`.execute(db);
  return rows[0]?.begin ?? null;
}

/** Who joined with the registration is judged by lifetime sums, others by what they did since. */
async function friendsBetween(
  { db, memberId, config }: BonusView,
  { begin, end }: Pick<Run, 'begin' | 'end'>,
): Promise<Friend[]> {
  const { recharge, bet } = config.agentConfig.validInvite;
  const { rows } = await sql<Friend>`
    select friend.id, nickname, avatar, ${JOINED} as "joinedAt", spin.id as "spinId", spin.awards,
      case when invited_at is null then deposited >= ${recharge} and staked >= ${bet}
      else (
        select coalesce(sum(amount) filter (where kind = 'deposit'), 0) >= ${recharge}
          and coalesce(-sum(amount) filter (where kind = 'bet'), 0) >= ${bet}
        from ledger_entry where ledger_entry.member_id = friend.id and created_at >= invited_at)
      end as "isValid"
    from member friend
    join member_balance balance on balance.member_id = friend.id
    left join claim spin
      on spin.member_id = ${memberId} and spin.kind = 'inviteSpin' and spin.period = 'friend ' || friend.id
    where inviter_id = ${memberId} and ${JOINED} >= ${begin} and ${JOINED} < ${end}
    order by ${JOINED}, friend.id`.execute(db);
  return rows;
}
