// Reads a request body into an object, or refuses it.
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { CommonFields, MAX_EVENT_BODY } from '#src/contract/envelope.ts';
import { BAD_REQUEST, BODY_TOO_LARGE } from '#src/contract/errors.ts';
import { isGzip } from '#src/lib/gzip.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import { EVENT_CALL, EVENT_TYPES } from './event-call.ts';

export type Body = Readonly<Record<string, unknown>>;

const JSON_ALONE: readonly string[] = ['application/json'];

/** Deeper than the input of any call, and shallow enough for recursive readers. */
const DEPTH_MAX = 32;

const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

export function readBody(
  call: string,
  sent: { type: string; bytes: unknown },
): Body | Refusal<typeof BAD_REQUEST | typeof BODY_TOO_LARGE> {
  const types = call === EVENT_CALL ? EVENT_TYPES : JSON_ALONE;
  const isReadable = types.includes(sent.type.split(';')[0]?.trim().toLowerCase() ?? '');
  if (!isReadable || !Buffer.isBuffer(sent.bytes)) return refuse(BAD_REQUEST);
  const bytes = call === EVENT_CALL && isGzip(sent.bytes) ? unpack(sent.bytes) : sent.bytes;
  if (isRefusal(bytes)) return bytes;
  const body = parse(bytes.toString('utf8'));
  return isBody(body) ? body : refuse(BAD_REQUEST);
}

/** Small on the wire and huge in memory is refused before it is in memory. */
function unpack(bytes: Buffer): Buffer | Refusal<typeof BAD_REQUEST | typeof BODY_TOO_LARGE> {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_EVENT_BODY });
  } catch (error) {
    return refuse(
      (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? BODY_TOO_LARGE : BAD_REQUEST,
    );
  }
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
