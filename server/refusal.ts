// An expected failure is a value: a rule returns it, and the pipeline rolls back and sends it in the envelope.
import type { RefusalDetail } from '#src/contract/envelope.ts';

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
