// What a handler is given, and what it may answer: both follow from the call's declaration.
import type { InferOutput } from 'valibot';
import type { OwnErrcode, Output } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';
import type { Language } from '../messages/language.ts';
import type { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { CurrentConfig } from '../store/lobby/config.ts';
import type { SignedIn } from '../store/auth/sessions.ts';
import type { Db, Trx } from '../store/tables.ts';
import type { IdentityProviders } from '../identity-providers/proof.ts';
import type { TextMessages } from '../text-messages/text-messages.ts';

/** Who asks, as far as headers and connection say. */
export interface Client {
  /** Digest of the installation's string, or of the address where none was sent. */
  readonly fingerprint: string;
  readonly address: string;
  /** What the browser calls itself. */
  readonly device: string;
  readonly language: Language;
  /** Origin that this request came to. */
  readonly origin: string;
  /** Origin of the page that asks, as the browser says; "" where it says nothing. */
  readonly pageOrigin: string;
}

export interface Context {
  readonly db: Db;
  readonly now: Date;
  readonly client: Client;
  readonly settings: Settings;
  /** The platform's own key. */
  readonly secret: string;
  /** `null` where this platform has no way to send any. */
  readonly texts: TextMessages | null;
  readonly identityProviders: IdentityProviders;
  /** As it was sent: a public call looks at it only if it is about the member's own things. */
  readonly token: string;
  /** Names the wish among all; `null` for a read, or for a write that carries no id. */
  readonly mutationKey: string | null;
  /** The app config of this moment in the client's language. */
  readonly config: (db: Db) => Promise<CurrentConfig>;
}

type OfMember<N extends CallName> = CallOf<N>['access'] extends 'member'
  ? { readonly member: SignedIn }
  : unknown;

export type ReadContext<N extends CallName> = Context & OfMember<N>;
export type WriteContext<N extends CallName> = Context & OfMember<N> & { readonly db: Trx };

export type HandlerInput<N extends CallName> = InferOutput<CallOf<N>['input']>;

/** The call's data, or one of the codes it declares. */
export type Answer<N extends CallName> =
  | Output<CallOf<N>>
  | Refusal<OwnErrcode<CallOf<N>>>
  | Refusal<CommonErrcode>;

type Read<N extends CallName> = (context: ReadContext<N>, input: HandlerInput<N>) => Promise<Answer<N>>;

/** Runs in the transaction that also remembers its answer. */
type Write<N extends CallName> = (context: WriteContext<N>, input: HandlerInput<N>) => Promise<Answer<N>>;

/** An effect, and the id that is remembered in place of an answer with a secret in it. */
export interface Secret<N extends CallName> {
  readonly answer: Output<CallOf<N>>;
  readonly kept: string;
}
export type SecretAnswer<N extends CallName> = Secret<N> | Exclude<Answer<N>, Output<CallOf<N>>>;
export type Effect<N extends CallName> = (context: WriteContext<N>) => Promise<SecretAnswer<N>>;

/** A write whose answer holds a token or a launch address: that is never stored. */
export interface SecretWrite<N extends CallName> {
  /** Judges and does slow work without a transaction; what it returns runs in one. */
  readonly prepare: (
    context: ReadContext<N>,
    input: HandlerInput<N>,
  ) => Promise<Effect<N> | Exclude<Answer<N>, Output<CallOf<N>>>>;
  /** The same wish again: a new secret for what it began the first time. */
  readonly repeat: (
    context: ReadContext<N>,
    input: HandlerInput<N>,
    kept: string,
  ) => Promise<Effect<N> | Exclude<Answer<N>, Output<CallOf<N>>>>;
}

export type Handler<N extends CallName> =
  CallOf<N> extends { readonly write: true } ? Write<N> | SecretWrite<N> : Read<N>;

export type Handlers = { readonly [N in CallName]: Handler<N> };
