// The outcome of a mutation whose answer was lost.
import * as v from 'valibot';
import type { Call, Output } from '#src/contract/call.ts';
import { outcomeCalls } from '#src/contract/wallet/outcome.ts';
import { request } from '../api/request.ts';

/**
 * - `unknown`: the platform knows of no effect;
 * - `unanswered`: it cannot be asked now;
 * - without `data` it has taken effect, and the platform does not keep the answer.
 */
export type Outcome<C extends Call> = 'unknown' | 'unanswered' | { readonly data: Output<C> | undefined };

export async function askOutcome<C extends Call>(call: C, requestId: string): Promise<Outcome<C>> {
  const reply = await request(outcomeCalls.requestResult, { requestId }, { isQuiet: true });
  if (!reply.ok) return 'unanswered';
  if (reply.data.state !== 'done' || reply.data.call !== call.name) return 'unknown';
  const answer = v.safeParse(call.output, reply.data.data);
  return { data: answer.success ? answer.output : undefined };
}
