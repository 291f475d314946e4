// Spins the wheel. The platform decides before it turns, and what was won is stored until it has been shown.
import { agentCalls } from '#src/contract/agent.ts';
import { bonusCalls } from '#src/contract/bonus.ts';
import { readAwards } from '#src/contract/page/award-kinds.ts';
import { request } from '#src/data/api/request.ts';
import { writeMember } from '#src/data/db/write.ts';
import { type MoneyResult, type MoneyCall, mutateMoney } from '#src/data/mutations/money.ts';
import { session } from '#src/data/session/session.ts';
import { track } from '#src/tracking/track.ts';
import { refreshStatus, storeSpin } from '../reads.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';

type SpinCall = typeof agentCalls.actInviteUserSpin;

const INVITE_ACTIVITY = 20;

/** Distinguishes this page from other tabs and earlier visits. */
export const PAGE = performance.timeOrigin;

export const spinMoney: MoneyCall<SpinCall> = { call: agentCalls.actInviteUserSpin, keep };

/** Until its outcome is known, another spin is the same one. */
export function spin() {
  track('wheel_spin');
  return mutateMoney(spinMoney, {}, 'spin');
}

async function keep({ data }: MoneyResult<SpinCall>, memberId: number): Promise<boolean> {
  if (!data) return keepFromLog(memberId);
  const { awards, spins, total, target } = data;
  const won = { awards: readAwards(awards), page: PAGE };
  return storeSpin(memberId, { spins, total, target, won });
}

/** The answer is lost, and the platform keeps only what was won. */
async function keepFromLog(memberId: number): Promise<boolean> {
  const input = { activityType: INVITE_ACTIVITY, pageSize: 1 };
  const [status, log] = await Promise.all([
    refreshStatus(),
    request(bonusCalls.activityAwardGetLog, input, { isQuiet: true }),
  ]);
  if (!status.ok || !log.ok) return false;
  const won = { awards: readAwards(log.data.list[0]?.awards ?? []), page: PAGE };
  return storeSpin(memberId, { won });
}

/** It has been shown. */
export async function forgetWon(): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['snapshots'], async (db) => {
    const row = await readSnapshot(db, memberId, 'invite');
    if (!row?.value.won) return;
    const { won: _, ...value } = row.value;
    await db.snapshots.put({ ...row, value });
  });
}
