// Reads a request body into an object, or refuses it.
import * as v from 'valibot';
import { CommonFields } from '#src/contract/envelope.ts';
import { BAD_REQUEST } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { EVENT_CALL } from './event-call.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Deeper than the input of any call, and shallow enough for recursive readers. */
const DEPTH_MAX = 32;

const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

export function readBody(
  call: string,
  sent: { type: string; bytes: unknown },
): Body | Refusal<typeof BAD_REQUEST> {
  const type = sent.type.split(';')[0]?.trim().toLowerCase();
  // A beacon can only send `text/plain` without a CORS preflight.
  const isReadable = type === 'application/json' || (type === 'text/plain' && call === EVENT_CALL);
  if (!isReadable || !Buffer.isBuffer(sent.bytes)) return refuse(BAD_REQUEST);
  const body = parse(sent.bytes.toString('utf8'));
  return isBody(body) ? body : refuse(BAD_REQUEST);
}

/** Refuses a body in which a field that every call needs is missing or invalid. */
export function readCommonFields(body: Body): CommonFields | Refusal<typeof BAD_REQUEST> {
  const fields = v.safeParse(CommonFields, body);
  return fields.success ? fields.output : refuse(BAD_REQUEST);
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A hand-written scan: a regular expression over hostile text could take quadratic time. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else isInString = char !== '"';
    } else if (char === '"') isInString = true;
    else depth += STEPS[char ?? ''] ?? 0;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
