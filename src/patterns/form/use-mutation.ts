import { useState } from 'react';
import type { Call, FailedReply } from '#src/contract/call.ts';
import type { Meanings } from './failure.ts';
import { useDescribe } from './use-submission.ts';

export interface Mutation<C extends Call> {
  /** What went wrong last time, as text. */
  readonly problem: string | undefined;
  /** Resolves with the reply, or with `undefined` if it failed. */
  readonly run: <R extends { readonly ok: true }>(
    mutation: Promise<R | FailedReply<C>>,
  ) => Promise<R | undefined>;
}

/** A mutation without a form, by one of the calls `C`. */
export function useMutation<C extends Call>(meanings: Meanings<C>): Mutation<C> {
  const [failed, setFailed] = useState<FailedReply<C>>();
  const describe = useDescribe();
  return {
    problem: failed && describe<C>(failed, { meanings }).form,
    async run(mutation) {
      setFailed(undefined);
      const reply = await mutation;
      if (!reply.ok && reply.kind !== 'busy') setFailed(reply);
      return reply.ok ? reply : undefined;
    },
  };
}
