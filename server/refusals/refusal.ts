// An expected failure is a value: a rule returns it, and the pipeline rolls back and sends it in the envelope.
import type { RefusalDetail as KnownDetail } from '#src/contract/envelope.ts';
import type { LimitKind, LimitPeriod } from '#src/contract/limits.ts';

/** The app shows the message, which says the rest. */
export interface RefusalDetail extends KnownDetail {
  /** The member's own limit that refuses. */
  readonly limit?: {
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    /** Hundredths of a coin, or minutes of a session. */
    readonly value: number;
    readonly left: number;
  };
}

export class Refusal<E extends number> {
  readonly errcode: E;
  readonly detail: RefusalDetail;

  constructor(errcode: E, detail: RefusalDetail = {}) {
    this.errcode = errcode;
    this.detail = detail;
  }
}

export const refuse = <const E extends number>(errcode: E, detail?: RefusalDetail): Refusal<E> =>
  new Refusal(errcode, detail);

export const isRefusal = (value: unknown): value is Refusal<number> => value instanceof Refusal;
