// Sensitive changes need more than a token: the session must have proved lately who it belongs to.
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { isFresh, proofMethods } from '../store/auth/proofs.ts';
import type { ChangeContext } from '../store/mail/security-mails.ts';
import type { OfMember } from './own-secret.ts';

export async function refuseWithoutProof({
  db,
  member,
  now,
}: OfMember): Promise<Refusal<typeof RECENT_PROOF_REQUIRED> | null> {
  if (isFresh(member.provedAt, now)) return null;
  return refuse(RECENT_PROOF_REQUIRED, { methods: await proofMethods(db, member.id) });
}

/** For the mail about it. */
export const changeBy = ({ member, client, now }: OfMember): ChangeContext => ({
  ...{ memberId: member.id, device: client.device, now },
});
