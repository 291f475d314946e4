// A call is declared once, as data that page, worker and platform all read.
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CommonErrcode, Errcode, RefusalDetail } from './envelope.ts';

/** `public`: needs no token, and a 401 never signs the member out. */
type Access = 'public' | 'member';

export interface CallDeclaration {
  /** The call's own fields; `request()` adds the common ones and the platform checks them. */
  readonly input: GenericSchema;
  readonly output: GenericSchema;
  readonly access: Access;
  /** Changes something: carries a `requestId`, and the client library never repeats it. */
  readonly write?: true;
  /**
   * A sensitive act: the session must have proved lately who it belongs to. `judged`: the handler decides by the input
   * whether this one is.
   */
  readonly proof?: 'always' | 'judged';
  /** The call's own codes; any call may also answer with the common ones (`envelope.ts`). */
  readonly errors: readonly Errcode[];
}

export type Call = CallDeclaration & { readonly name: string };

export type Input<C extends CallDeclaration> = InferInput<C['input']>;
export type Output<C extends CallDeclaration> = InferOutput<C['output']>;
export type OwnErrcode<C extends CallDeclaration> = C['errors'][number];

type NamedCalls<D extends Record<string, CallDeclaration>> = {
  readonly [N in keyof D & string]: D[N] & { readonly name: N };
};

/** Declares the calls of one area; each takes its wire name from its key. */
/* @__NO_SIDE_EFFECTS__ */
export function area<const D extends Record<string, CallDeclaration>>(declarations: D): NamedCalls<D> {
  const named = Object.entries(declarations).map(([name, call]) => [name, { ...call, name }]);
  return Object.fromEntries(named) as NamedCalls<D>;
}

export interface RefusedReply<E extends Errcode> {
  readonly ok: false;
  readonly kind: 'refused';
  readonly errcode: E;
  /** One sentence for the member, translated by the platform. */
  readonly msg: string;
  readonly detail: RefusalDetail;
  readonly traceId: string;
}

/**
 * The platform did not answer: `timeout`, `unreachable` and `unreadable`, an answer that this version does not
 * understand, leave the outcome of a write unknown, `notSent` does not (offline before it left), `signedOut` was decided on the device, and `busy` leaves the reply to
 * the caller whose mutation is under way.
 */
export interface NoAnswer {
  readonly ok: false;
  readonly kind: 'timeout' | 'unreachable' | 'unreadable' | 'notSent' | 'signedOut' | 'busy';
}

interface SuccessReply<C extends CallDeclaration> {
  readonly ok: true;
  readonly data: Output<C>;
  /** `worker`: the service worker gave this answer, or has already stored it. */
  readonly source: 'platform' | 'worker';
}

/** For a union of calls, this has the codes of each. */
export type FailedReply<C extends CallDeclaration> = RefusedReply<OwnErrcode<C> | CommonErrcode> | NoAnswer;

export type Reply<C extends CallDeclaration> = SuccessReply<C> | FailedReply<C>;
