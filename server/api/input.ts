// Validates the fields of a call.
import * as v from 'valibot';
import type { Call } from '#src/contract/call.ts';
import { RequestId } from '#src/contract/envelope.ts';
import { INVALID_FIELDS } from '#src/contract/errors.ts';
import { fieldProblems, hasNul, problemOf } from '../calls/field-problems.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import type { Body } from '../http/body.ts';
import { EVENT_CALL } from '../http/event-call.ts';

export function readInput(call: Call, body: Body): unknown {
  const parsed = v.safeParse(call.input, body);
  if (!parsed.success) return refuse(INVALID_FIELDS, { fields: fieldProblems(parsed.issues) });
  const unreadable = call.name === EVENT_CALL ? null : fieldWithNul(parsed.output);
  return unreadable === null
    ? parsed.output
    : refuse(INVALID_FIELDS, { fields: { [unreadable]: 'pattern' } });
}

/** `null` if a write carries none, as in older apps. */
export function readRequestId(call: Call, body: Body): string | null | Refusal<typeof INVALID_FIELDS> {
  if (!call.write || body['requestId'] === undefined) return null;
  const parsed = v.safeParse(RequestId, body['requestId']);
  if (parsed.success) return parsed.output.toLowerCase();
  return refuse(INVALID_FIELDS, { fields: { requestId: problemOf(parsed.issues[0]) } });
}

function fieldWithNul(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) if (hasNul(value)) return name;
  return null;
}
