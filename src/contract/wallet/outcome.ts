// The outcome of a mutation. Apart from the wallet's other calls, because every page may need it at its start.
import * as v from 'valibot';
import { area } from '../call.ts';
import { RequestId } from '../envelope.ts';

export const RequestOutcome = v.object({
  state: v.picklist(['unknown', 'done']),
  call: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown())),
});
export type RequestOutcome = v.InferOutput<typeof RequestOutcome>;

export const outcomeCalls = area({
  /** The outcome of a write whose answer was lost; requested after every write that timed out. */
  requestResult: {
    input: v.object({ requestId: RequestId }),
    output: RequestOutcome,
    access: 'member',
    errors: [],
  },
});
