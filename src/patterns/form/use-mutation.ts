import { useState } from 'react';
import { type Failed, useDescribe } from './use-submission.ts';

/** A mutation without a form: what went wrong with it, in words. */
export function useMutation() {
  const [failed, setFailed] = useState<Failed>();
  const describe = useDescribe();
  /** Resolves with the reply, and with nothing where there was none to go on with. */
  const run = async <R extends { readonly ok: true }>(
    mutation: Promise<R | Failed>,
  ): Promise<R | undefined> => {
    setFailed(undefined);
    const reply = await mutation;
    if (reply.ok) return reply;
    if (reply.kind !== 'busy') setFailed(reply);
    return undefined;
  };
  return { problem: failed && describe(failed, { fields: [], bounds: {} }).form, run };
}
