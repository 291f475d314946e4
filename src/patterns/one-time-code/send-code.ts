// Requests a code by text message.
import { authCalls, type SmsPurpose } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { keepCodeWait } from './code-waits.ts';
import { mutate } from '#src/data/mutations/mutate.ts';

export interface CodeRequest {
  readonly purpose: SmsPurpose;
  /** E.164; absent for a number that only the platform knows in full. */
  readonly mobile?: string | undefined;
  /** Id of the sign-in that waits for its second step. */
  readonly challengeId?: string | undefined;
}

export const codeKey = ({ purpose }: CodeRequest): string => `smsSend.${purpose}`;

export const targetOf = ({ purpose, mobile, challengeId }: CodeRequest) => ({
  purpose,
  to: mobile ?? (challengeId === undefined ? '' : 'challenge'),
});

/** Whatever the outcome, the device stores when the next one may be requested. */
export async function sendCode(request: CodeRequest): Promise<Reply<typeof authCalls.smsSend>> {
  const reply = await mutate(authCalls.smsSend, request, { lock: codeKey(request) });
  if (reply.ok) {
    const { interval, remaining, length } = reply.data;
    keepCodeWait(targetOf(request), { nextAt: platformTime() + interval, remaining, length });
  } else if (reply.kind === 'refused' && reply.detail.retryAfter) {
    keepCodeWait(targetOf(request), { nextAt: platformTime() + reply.detail.retryAfter });
  }
  return reply;
}
