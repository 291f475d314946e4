// Proves who the member is, for some minutes.
import { type Credential, type ProofMethod, securityCalls } from '#src/contract/auth/security.ts';
import type { Reply } from '#src/contract/call.ts';
import { mutate } from '#src/data/mutations/mutate.ts';

export const PROOF = 'confirmIdentity';

export const confirmIdentity = (
  method: ProofMethod,
  value: string | Credential,
): Promise<Reply<typeof securityCalls.confirmIdentity>> =>
  mutate(securityCalls.confirmIdentity, { method, value }, { lock: PROOF });
