// The platforms as a storm reaches them: over HTTP, or without a socket.
import type { Envelope } from '#src/contract/envelope.ts';

interface SiteRequest {
  readonly token: string;
  readonly body: object;
}

/** The outcome is unknown: no answer came, or one that says nothing about it. */
export const LOST = 'lost';

export interface Site {
  /** A call of the app, to any of the platforms. */
  call(name: string, sent: SiteRequest): Promise<Envelope | typeof LOST>;
  /** A call of a game's page. */
  play(name: string, sent: SiteRequest): Promise<Envelope | typeof LOST>;
  /** Presses a button of the payment page. */
  pay(payUrl: string, step: 'pay' | 'twice' | 'later' | 'fail'): Promise<'paid' | typeof LOST>;
  /** Moves all clocks on, so that unpaid orders expire while some of their payments are still to be reported. */
  moveClocks(): Promise<void>;
  /** What `npm run admin` prints; "" if no platform took the command. */
  operate(...args: string[]): Promise<string>;
}
