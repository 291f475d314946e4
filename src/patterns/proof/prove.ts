// Sends a sensitive change; if the platform wants a proof of who the member is first, asks for it and sends it again.
import type { securityCalls } from '#src/contract/auth/security.ts';
import type { Call, Input, Reply } from '#src/contract/call.ts';
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { request } from '#src/data/api/request.ts';
import { mutate, type MutateOptions } from '#src/data/mutations/mutate.ts';
import { askForProof } from './ask-for-proof.ts';

interface ProvenOptions extends Pick<MutateOptions, 'lock' | 'subject'> {
  /** The member's own, if it was typed for this change: then it is the proof, and nothing is asked. */
  readonly password?: string | undefined;
}

/** Repeated with the same idempotency key. Without a proof the reply is the refusal. */
export async function mutateProven<C extends Call>(
  call: C,
  input: Input<C>,
  { password, ...options }: ProvenOptions = {},
): Promise<Reply<C>> {
  let wrong: Reply<typeof securityCalls.confirmIdentity> | undefined;
  const reply = await mutate(call, input, {
    ...options,
    async onRefused({ errcode, detail: { methods = [] } }) {
      if (errcode !== RECENT_PROOF_REQUIRED) return false;
      if (password === undefined || !methods.includes('password')) return askForProof(methods);
      // Few changes come with a password.
      const loaded = await import('./confirm-identity.ts').catch(() => null);
      if (!loaded) return false;
      const confirmed = await loaded.confirmIdentity('password', password);
      if (!confirmed.ok) wrong = confirmed;
      return confirmed.ok;
    },
  });
  // A wrong password means the same as in the change itself.
  return (wrong as Reply<C> | undefined) ?? reply;
}

/** The same for a call that only reads. */
export async function requestProven<C extends Call>(call: C, input: Input<C>): Promise<Reply<C>> {
  const reply = await request(call, input);
  if (reply.ok || reply.kind !== 'refused' || reply.errcode !== RECENT_PROOF_REQUIRED) return reply;
  return (await askForProof(reply.detail.methods ?? [])) ? request(call, input) : reply;
}
