// The outcome of a mutation whose answer was lost.
import * as v from 'valibot';
import type { Call, Output, Reply } from '#src/contract/call.ts';
import { walletCalls } from '#src/contract/wallet.ts';
import { request } from '../api/request.ts';

/** `undefined` if the platform knows of no effect, or cannot be asked. */
export async function askOutcome<C extends Call>(call: C, requestId: string): Promise<Reply<C> | undefined> {
  const reply = await request(walletCalls.requestResult, { requestId }, { isQuiet: true });
  if (!reply.ok || reply.data.state !== 'done' || reply.data.call !== call.name) return undefined;
  const outcome = v.safeParse(call.output, reply.data.data);
  return outcome.success ? { ok: true, data: outcome.output as Output<C>, source: 'platform' } : undefined;
}
