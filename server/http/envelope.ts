// The envelope around every answer of the platform.
import { COMMON_ERRCODES, type CommonErrcode, type Envelope } from '#src/contract/envelope.ts';
import {
  ACCOUNT_CLOSED,
  BAD_REQUEST,
  FORBIDDEN,
  INVALID_FIELDS,
  SELF_EXCLUDED,
  UPDATE_REQUIRED,
} from '#src/contract/errors.ts';
import type { Language } from '../languages/language.ts';
import { messageFor } from '../refusals/messages.ts';
import { isRefusal } from '../refusals/refusal.ts';

export interface Sender {
  readonly language: Language;
  readonly traceId: string;
  /** Epoch seconds. */
  readonly serverTime: number;
}

/** Codes whose class differs from the code itself. */
const CLASSES: Readonly<Record<number, CommonErrcode>> = {
  [INVALID_FIELDS]: BAD_REQUEST,
  [UPDATE_REQUIRED]: BAD_REQUEST,
  [ACCOUNT_CLOSED]: FORBIDDEN,
  [SELF_EXCLUDED]: FORBIDDEN,
};

export function envelopeOf(result: unknown, sender: Sender): Envelope {
  const { traceId, serverTime } = sender;
  if (!isRefusal(result))
    return { errcode: 0, code: 200, msg: '', data: result ?? null, serverTime, traceId };
  return {
    errcode: result.errcode,
    code: classOf(result.errcode),
    msg: messageFor(result.errcode, sender.language, result.detail),
    data: Object.keys(result.detail).length > 0 ? result.detail : null,
    serverTime,
    traceId,
  };
}

/** 200 if a handler answered, else the HTTP status of the refusal. */
export function statusOf(result: unknown, isHandled: boolean): number {
  if (isHandled || !isRefusal(result)) return 200;
  return classOf(result.errcode);
}

function classOf(errcode: number): number {
  return CLASSES[errcode] ?? (isCommon(errcode) ? errcode : BAD_REQUEST);
}

const isCommon = (errcode: number): boolean => (COMMON_ERRCODES as readonly number[]).includes(errcode);
