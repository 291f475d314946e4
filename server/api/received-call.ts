import type { Client } from './context.ts';

/** A call before validation. */
export interface ReceivedCall {
  readonly name: string;
  readonly contentType: string;
  readonly body: unknown;
  readonly token: string;
  readonly client: Client;
  readonly now: Date;
}
