// Passkeys and the second step.
import type { FailedReply, Input, Reply } from '#src/contract/call.ts';
import { type Security } from '#src/contract/auth/methods.ts';
import { securityCalls } from '#src/contract/auth/security.ts';
import { NOT_FOUND } from '#src/contract/errors.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { allOf, joined, type RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { session } from '#src/data/session/session.ts';
import { storeSnapshot } from '#src/data/db/snapshots.ts';
import { refreshSessions } from '../devices/actions.ts';

export const refreshSecurity = joined('security', async () => {
  const { memberId } = session.peek();
  const reply = await request(securityCalls.securityGet, {}, { isQuiet: true });
  if (reply.ok) await storeSecurity(memberId, reply.data);
  // An older platform does not support it: then there is nothing to show.
  return reply.ok || isUnknown(reply) ? { ok: true } : reply;
});

const isUnknown = (reply: FailedReply<typeof securityCalls.securityGet>): boolean =>
  reply.kind === 'refused' && reply.errcode === NOT_FOUND;

/** Both lists of the security screen. */
export const refreshProtection = (): Promise<RefreshResult> => allOf([refreshSessions(), refreshSecurity()]);

export const storeSecurity = (memberId: number, value: Security): Promise<void> =>
  storeSnapshot({ memberId, name: 'security', value });

export const BEGIN_TOTP = 'totpBegin';

/** The secret is not stored outside the screen that shows it. */
export const beginTotp = (): Promise<Reply<typeof securityCalls.totpBegin>> =>
  mutateProven(securityCalls.totpBegin, {}, { lock: BEGIN_TOTP });

export type StepChange = Input<typeof securityCalls.secondStepSet>;

export const stepKey = ({ method }: Pick<StepChange, 'method'>): string => `secondStepSet.${method}`;

export async function setSecondStep(change: StepChange): Promise<Reply<typeof securityCalls.secondStepSet>> {
  const { memberId } = session.peek();
  const { password } = change;
  const reply = await mutateProven(securityCalls.secondStepSet, change, { lock: stepKey(change), password });
  if (!reply.ok) return reply;
  // Shown once, and never stored on the device.
  const { recoveryCodes: _, ...security } = reply.data;
  await storeSecurity(memberId, security);
  return reply;
}
