// The tables of events.
import type { Generated } from 'kysely';

/** Its fields, as far as they could be read. */
export interface RejectedEventTable {
  digest: string;
  reason: string;
  body: string;
  copies: Generated<number>;
  received_at: Date;
  event_id: string | null;
  install_id: string | null;
  event_seq: number | null;
  event_name: string | null;
  event_time: number | null;
  version: string | null;
}
