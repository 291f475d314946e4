// The one way to claim: locked by member, decided by the rules of the bonus, credited once.
import type { ClaimResult } from '#src/contract/primitives.ts';
import { type ALREADY_CLAIMED, CLAIM_EXPIRED } from '#src/contract/errors.ts';
import type { WriteContext } from './context.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import type { BonusView } from '../store/claims/bonus.ts';
import { bonusConfigOf } from '../store/config/bonus-config.ts';
import { flagsOf } from '../store/overview/bonuses.ts';
import { type Claim, credit, lockClaims, pointsOf } from '../store/claims/claims.ts';
import { balanceOf } from '../store/ledger/ledger.ts';
import { epochSeconds } from '../time/time.ts';
import type { OfMember } from './own-secret.ts';

export async function bonusView({ db, member, now, ...context }: OfMember): Promise<BonusView> {
  const { config, platform } = await context.config(db);
  return { db, memberId: member.id, now, config, rules: bonusConfigOf(platform.bonus) };
}

type ClaimRefusal = NonNullable<Awaited<ReturnType<typeof lockClaims>>>;

/** Any claim has the same context. */
type Claiming = WriteContext<'appVipUserReceiveDaily'>;

interface ClaimOutcome<C extends Claim> {
  readonly claimed: C;
  readonly result: ClaimResult;
}

/** The end of the period, in epoch seconds, that the member saw of a claim that returns. */
interface Period {
  readonly until?: number | undefined;
}

/** As `claim`, but refused when the period that the member saw is over: it never becomes the claim of the next one. */
export async function claimOf<D extends Claim | Refusal<number>>(
  context: Claiming,
  { until = Infinity }: Period,
  decide: (view: BonusView) => Promise<D>,
): Promise<ClaimAnswer<D> | Refusal<typeof CLAIM_EXPIRED>> {
  return epochSeconds(context.now) < until ? claim(context, decide) : refuse(CLAIM_EXPIRED);
}

type ClaimAnswer<D> =
  | ClaimOutcome<Extract<D, Claim>>
  | Exclude<D, Claim>
  | Refusal<typeof ALREADY_CLAIMED>
  | ClaimRefusal;

/** `D`: a claim, or why there is none. */
export async function claim<D extends Claim | Refusal<number>>(
  context: Claiming,
  decide: (view: BonusView) => Promise<D>,
): Promise<ClaimAnswer<D>> {
  const { db, member, now } = context;
  const refused = await lockClaims(db, { memberId: member.id, now });
  if (refused) return refused;
  const view = await bonusView(context);
  const decided = await decide(view);
  if (isRefusal(decided)) return decided as Exclude<D, Claim>;
  const claimed = decided as Extract<D, Claim>;
  const awards = await credit(db, claimed);
  if (isRefusal(awards)) return awards;
  const { coin, balanceSeq } = await balanceOf(db, member.id);
  const lottery = await pointsOf(db, member.id);
  return { claimed, result: { awards, coin, balanceSeq, lottery, flags: await flagsOf(view) } };
}
