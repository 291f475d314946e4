// What a handler receives and may return; both follow from the declaration of the call.
import type { InferOutput } from 'valibot';
import type { OwnErrcode, Output } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';
import type { Encryption } from '../secrets/encryption.ts';
import type { ServedGames } from '../world/built-in-games.ts';
import type { Language } from '../languages/language.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import type { CurrentConfig } from '../store/lobby/config.ts';
import type { SignedIn } from '../store/member/sessions.ts';
import type { Db, Trx } from '../database/tables/tables.ts';
import type { EventLimits, IdentityProviders, TextMessages } from './services.ts';

/** What headers and connection say about the client. */
export interface Client {
  /** Digest of the installation id, or of the address if none was sent. */
  readonly fingerprint: string;
  /** Of IPv6 only the network. */
  readonly address: string;
  /** The browser's user agent. */
  readonly device: string;
  readonly language: Language;
  /** The public origin of the app, never what a header claims. */
  readonly origin: string;
  /** Origin of the calling page from the `origin` header, or "". */
  readonly pageOrigin: string;
}

export interface Context {
  readonly db: Db;
  readonly now: Date;
  readonly client: Client;
  readonly settings: Settings;
  /** Secret key of the platform. */
  readonly secret: string;
  /** For secrets that are stored and read again. */
  readonly encryption: Encryption;
  /** `null` if this platform cannot send text messages. */
  readonly texts: TextMessages | null;
  readonly identityProviders: IdentityProviders;
  readonly builtIn: ServedGames;
  readonly eventLimits: EventLimits;
  /** As sent. A public call reads it only where it concerns the member's own session. */
  readonly token: string;
  /** Globally unique key of this mutation; `null` for reads, and for writes without a `requestId`. */
  readonly mutationKey: string | null;
  /** Public key that push subscriptions are made for. */
  readonly pushKey: string;
  /** The current app config in the client's language. */
  readonly config: (db: Db) => Promise<CurrentConfig>;
}

type OfMember<N extends CallName> = CallOf<N>['access'] extends 'member'
  ? { readonly member: SignedIn }
  : unknown;

export type ReadContext<N extends CallName> = Context & OfMember<N>;
export type WriteContext<N extends CallName> = Context & OfMember<N> & { readonly db: Trx };

export type HandlerInput<N extends CallName> = InferOutput<CallOf<N>['input']>;

/** The data of the call, or one of its declared codes. */
type Answer<N extends CallName> = Output<CallOf<N>> | Refusal<OwnErrcode<CallOf<N>>> | Refusal<CommonErrcode>;

type Read<N extends CallName> = (context: ReadContext<N>, input: HandlerInput<N>) => Promise<Answer<N>>;

/** Runs in the transaction that also stores the answer. */
type Write<N extends CallName> = (context: WriteContext<N>, input: HandlerInput<N>) => Promise<Answer<N>>;

/** `kept` is stored instead of the answer, which contains a secret. */
interface Secret<N extends CallName> {
  readonly answer: Output<CallOf<N>>;
  readonly kept: string;
}
type SecretAnswer<N extends CallName> = Secret<N> | Exclude<Answer<N>, Output<CallOf<N>>>;
export type Effect<N extends CallName> = (context: WriteContext<N>) => Promise<SecretAnswer<N>>;

/** A write whose answer contains a token or a launch address, which is never stored. */
export interface SecretWrite<N extends CallName> {
  /** Validates and does slow work outside of a transaction; the function it returns runs inside one. */
  readonly prepare: (
    context: ReadContext<N>,
    input: HandlerInput<N>,
  ) => Promise<Effect<N> | Exclude<Answer<N>, Output<CallOf<N>>>>;
  /** Handles a repeated request id: issues a new secret for what the first request created. */
  readonly repeat: (
    context: ReadContext<N>,
    input: HandlerInput<N>,
    kept: string,
  ) => Promise<Effect<N> | Exclude<Answer<N>, Output<CallOf<N>>>>;
}

export type Handler<N extends CallName> =
  CallOf<N> extends { readonly write: true } ? Write<N> | SecretWrite<N> : Read<N>;

export type Handlers = { readonly [N in CallName]: Handler<N> };
