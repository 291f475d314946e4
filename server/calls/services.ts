// What the composition root gives to the calls, beside the database.
import type { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import type { Trx } from '../database/tables/tables.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Identity } from '../store/auth/identities.ts';

interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** No member has the number: everything runs as usual, and nothing is sent. */
  readonly isDecoy: boolean;
  readonly now: Date;
}

/** A gateway is one more file that creates a `TextMessages`. */
export interface TextMessages {
  /**
   * Accepts the message in the transaction that made its code. Slow work, such as calling a gateway, starts after
   * it, or the response time would reveal a decoy.
   */
  send(trx: Trx, message: TextMessage): Promise<void>;
}

/** What the page received from the provider's window. */
interface LineCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** An identity as its provider has confirmed it. */
export interface Proof extends Identity {
  /** The seal that this platform issued for this sign-in; Facebook's answer carries none. */
  readonly seal: string | null;
}

/** `null` if the provider did not confirm it. */
export interface IdentityProviders {
  readonly google: (credential: string, now: Date) => Promise<Proof | null>;
  readonly facebook: (accessToken: string, now: Date) => Promise<Proof | null>;
  readonly line: (code: LineCode, now: Date) => Promise<Proof | null>;
}

type TooMany = Refusal<typeof TOO_MANY_REQUESTS>;

interface EventSender {
  readonly client: { readonly address: string; readonly fingerprint: string };
  readonly now: Date;
}

export interface EventLimits {
  /** Before anything of a batch is stored. */
  readonly batch: (sender: EventSender, body: Readonly<Record<string, unknown>>) => TooMany | null;
  /** Limits a batch that proves nothing about its sender. */
  readonly unproved: (eventList: readonly unknown[], now: Date) => TooMany | null;
}
