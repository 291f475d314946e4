// The interface for sending text messages. A gateway is one more file that creates a `TextMessages`.
import type { Trx } from '../store/tables.ts';

interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** No member has the number: everything runs as usual, and nothing is sent. */
  readonly isDecoy: boolean;
  readonly now: Date;
}

export interface TextMessages {
  /**
   * Accepts the message in the transaction that made its code. Slow work, such as calling a gateway, starts after
   * it, or the response time would reveal a decoy.
   */
  send(trx: Trx, message: TextMessage): Promise<void>;
}
