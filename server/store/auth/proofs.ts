// How members prove who they are, and for how long a proof counts.
import type { ProofMethod } from '#src/contract/auth/security.ts';
import { hashesOf } from '../member/profile.ts';
import { memberRow } from '../member/members.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { passkeysOf } from './passkeys.ts';
import { stepsOf } from './second-steps.ts';

export const PROOF_MS = 5 * 60_000;

/**
 * The quickest and safest first. A code to the number is a proof if it is the second step, or if there is neither a
 * password nor an authenticator app: a person who borrows an unlocked phone receives its messages too.
 */
export async function proofMethods(db: Db, memberId: number): Promise<ProofMethod[]> {
  const on = await stepsOf(db, memberId);
  const { password } = await hashesOf(db, memberId);
  const { mobile } = await memberRow(db, memberId);
  const hasTotp = on.includes('totp');
  const isNumberProof = on.includes('sms') || (mobile !== null && password === null && !hasTotp);
  const methods: readonly [ProofMethod, boolean][] = [
    ['passkey', (await passkeysOf(db, memberId)).length > 0],
    ['password', password !== null],
    ['totp', hasTotp],
    ['sms', isNumberProof],
    ['recovery', on.includes('recovery')],
  ];
  return methods.filter(([, isThere]) => isThere).map(([method]) => method);
}

/**
 * Whether a sign-in by a code or an identity provider is a proof: if the member has nothing better. Passkeys do not
 * count as better, because not every device recognises its owner.
 */
export async function isWeakSignInProof(db: Db, memberId: number, by: 'sms' | 'social'): Promise<boolean> {
  const methods = await proofMethods(db, memberId);
  return by === 'sms' ? methods.includes('sms') : methods.every((method) => method === 'passkey');
}

export const proofEnd = (provedAt: Date): Date => new Date(provedAt.getTime() + PROOF_MS);

export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && proofEnd(provedAt) >= now;

export async function noteProof(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('session').set({ proved_at: now }).where('id', '=', sessionId).execute();
}
