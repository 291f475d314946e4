// The limits of a member: a stricter one counts at once, a looser one after a day and a second yes.
import { INVALID_FIELDS, type SELF_EXCLUDED, type TAKING_A_BREAK } from '#src/contract/errors.ts';
import type { LimitKind, LimitPeriod, LimitState } from '#src/contract/limits.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { lockBalance } from '../ledger/ledger.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { pauseOf } from './pauses.ts';
import type { KeptLimit } from '../../database/tables/safer-play.ts';
import { usageOf } from './usage.ts';

/** A looser limit waits as long, so that nobody raises one in the heat of the moment. */
export const LOOSER_AFTER_S = 86_400;

const PERIODS: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  bet: ['day', 'week', 'month'],
  session: ['once', 'day', 'week', 'month'],
};

export interface WantedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** 0 = none. */
  readonly value: number;
  readonly now: Date;
}

export async function saferPlayOf(db: Db, memberId: number): Promise<Row<'safer_play'> | null> {
  const row = await db
    .selectFrom('safer_play')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Deposits and rounds lock the balance too, so none slips past a limit that is being set. */
export async function lockSaferPlay(trx: Trx, memberId: number): Promise<Row<'safer_play'>> {
  await lockBalance(trx, memberId);
  await trx
    .insertInto('safer_play')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('safer_play').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
}

export async function setLimit(
  trx: Trx,
  memberId: number,
  wanted: WantedLimit,
): Promise<null | Refusal<typeof INVALID_FIELDS | typeof TAKING_A_BREAK | typeof SELF_EXCLUDED>> {
  const { kind, period } = wanted;
  if (!PERIODS[kind].includes(period)) return refuse(INVALID_FIELDS, { fields: { period: 'unknown' } });
  const row = await lockSaferPlay(trx, memberId);
  const earlier = row.limits.find((limit) => limit.kind === kind && limit.period === period);
  const next = nextLimit(earlier ?? { kind, period, value: 0 }, wanted);
  const pause = next.value === wanted.value ? null : pauseOf(row, wanted.now);
  if (pause) return pause;
  const others = row.limits.filter((limit) => limit !== earlier);
  const limits = next.value === 0 ? others : [...others, next];
  await trx
    .updateTable('safer_play')
    .set({ limits: JSON.stringify(limits) })
    .where('member_id', '=', memberId)
    .execute();
  return null;
}

function nextLimit({ kind, period, value, pending }: KeptLimit, wanted: WantedLimit): KeptLimit {
  const now = epochSeconds(wanted.now);
  const isConfirmed = pending?.value === wanted.value && pending.effectiveTime <= now;
  if (isConfirmed || !isLooser(wanted.value, value)) return { kind, period, value: wanted.value };
  const isWaiting = pending?.value === wanted.value;
  return {
    ...{ kind, period, value },
    pending: isWaiting ? pending : { value: wanted.value, effectiveTime: now + LOOSER_AFTER_S },
  };
}

const isLooser = (value: number, than: number): boolean => than > 0 && (value === 0 || value > than);

export async function setReminder(trx: Trx, memberId: number, minutes: number): Promise<void> {
  await lockSaferPlay(trx, memberId);
  await trx
    .updateTable('safer_play')
    .set({ reminder_minutes: minutes })
    .where('member_id', '=', memberId)
    .execute();
}

export async function limitStateOf(db: Db, memberId: number, now: Date): Promise<LimitState> {
  const row = await saferPlayOf(db, memberId);
  const limits: LimitState['limits'] = [];
  for (const { kind, period, value, pending } of row?.limits ?? []) {
    const { used, resetAt } = await usageOf(db, memberId, { kind, period, now });
    const resetTime = epochSeconds(resetAt);
    limits.push({ kind, period, value, used, resetTime, ...(pending && { pending }) });
  }
  const breakUntil = row?.break_until && row.break_until > now ? epochSeconds(row.break_until) : null;
  return {
    limits,
    realityCheckMinutes: row?.reminder_minutes ?? 0,
    breakUntil,
    excludedUntil: excluded(row, now),
  };
}

function excluded(row: Row<'safer_play'> | null, now: Date): number | null {
  if (!row?.is_excluded) return null;
  if (row.excluded_until === null) return 0;
  return row.excluded_until > now ? epochSeconds(row.excluded_until) : null;
}
