// The rounds of the invitation wheel. One begins when a friend joins and lasts a number of days; after its end the next
// friend begins another one. All of it follows from when friends joined and what they did.
import { sql } from 'kysely';
import type { Award } from '#src/contract/primitives.ts';
import type { BonusView } from '../claims/bonus.ts';
import { DAY_MS } from '../../time/time.ts';

export interface Friend {
  readonly id: number;
  readonly nickname: string;
  readonly avatar: number;
  readonly joinedAt: Date;
  /** Deposited and staked since, in hundredths, up to what makes the invitation valid. */
  readonly recharge: number;
  readonly bet: number;
  readonly isValid: boolean;
  /** What the friend's spin brought; `null` before it. */
  readonly awards: readonly Award[] | null;
}

export interface Round {
  readonly begin: Date;
  readonly end: Date;
}

const JOINED = sql<Date>`coalesce(invited_at, registered_at)`;

/** In their order; the last one may still go on. */
export async function roundsOf({ db, memberId, config }: BonusView): Promise<Round[]> {
  const length = Math.max(1, config.inviteConfig.days) * DAY_MS;
  const { rows } = await sql<{ begin: Date }>`
    with recursive round (begin) as (
      select min(${JOINED}) from member where inviter_id = ${memberId}
      union all
      select (
        select min(${JOINED}) from member
        where inviter_id = ${memberId} and ${JOINED} >= round.begin + ${length}::float8 * interval '1 millisecond')
      from round where round.begin is not null
    )
    select begin from round where begin is not null order by begin`.execute(db);
  return rows.map(({ begin }) => ({ begin, end: new Date(begin.getTime() + length) }));
}

/**
 * Those who joined since, and earlier ones whose spin has not been used, in the order in which they joined. Who joined
 * with the registration is judged by lifetime sums, others by what they did since.
 */
export async function friendsSince({ db, memberId, config }: BonusView, begin: Date): Promise<Friend[]> {
  const { validInvite } = config.agentConfig;
  const { rows } = await sql<Friend>`
    select friend.id, nickname, avatar, ${JOINED} as "joinedAt", spin.awards,
      least(done.recharge, ${validInvite.recharge}::bigint) as recharge,
      least(done.bet, ${validInvite.bet}::bigint) as bet,
      done.recharge >= ${validInvite.recharge} and done.bet >= ${validInvite.bet} as "isValid"
    from member friend
    left join claim spin
      on spin.member_id = ${memberId} and spin.kind = 'inviteSpin' and spin.period = 'friend ' || friend.id
    cross join lateral (
      select deposited as recharge, staked as bet from member_balance
      where member_id = friend.id and invited_at is null
      union all
      select (coalesce(sum(amount) filter (where kind = 'deposit'), 0))::bigint,
        (coalesce(-sum(amount) filter (where kind = 'bet'), 0))::bigint
      from ledger_entry where member_id = friend.id and created_at >= invited_at having invited_at is not null
    ) done
    where inviter_id = ${memberId} and (${JOINED} >= ${begin} or spin.id is null)
    order by ${JOINED}, friend.id`.execute(db);
  return rows;
}
