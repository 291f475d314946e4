// What wraps every answer of the platform.
import type { Envelope } from '#src/contract/envelope.ts';
import type { Language } from '../messages/language.ts';
import { messageFor } from '../messages/messages.ts';
import { isRefusal } from '../refusal.ts';

export interface Sender {
  readonly language: Language;
  readonly traceId: string;
  /** Epoch seconds. */
  readonly serverTime: number;
}

/** Where the class of a failure is not the code itself. */
const CLASSES: Readonly<Record<number, number>> = { 422: 400, 426: 400, 1013: 403, 8005: 403 };

export function envelopeOf(result: unknown, sender: Sender): Envelope {
  const { traceId, serverTime } = sender;
  if (!isRefusal(result))
    return { errcode: 0, code: 200, msg: '', data: result ?? null, serverTime, traceId };
  return {
    errcode: result.errcode,
    code: classOf(result.errcode),
    msg: messageFor(result.errcode, sender.language),
    data: Object.keys(result.detail).length > 0 ? result.detail : null,
    serverTime,
    traceId,
  };
}

/** 200 wherever a handler answered; else the code that says how far the request came. */
export function statusOf(result: unknown, isHandled: boolean): number {
  if (isHandled || !isRefusal(result)) return 200;
  return classOf(result.errcode);
}

function classOf(errcode: number): number {
  return CLASSES[errcode] ?? (errcode < 1000 ? errcode : 400);
}
