// How a text message leaves the platform. A gateway is one more file that makes a `TextMessages`.
import type { Trx } from '../store/tables.ts';

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Nobody here has the number: all is done as always, and nothing is sent. */
  readonly isDecoy: boolean;
  readonly now: Date;
}

export interface TextMessages {
  /**
   * Takes the message over, in the transaction that made its code. Whatever takes time, such as asking a gateway,
   * begins afterwards, or the answer would tell a decoy by its time.
   */
  send(trx: Trx, message: TextMessage): Promise<void>;
}
