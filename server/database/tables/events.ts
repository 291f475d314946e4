// The tables of events.
import type { ColumnType, Generated } from 'kysely';
import type { EventProps } from '#src/contract/tracking/plan.ts';

/** jsonb: written as text, read as a parsed value. */
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** `proved`: with a token of the event's own member. `other`: with another valid token. `none`: without one. */
export type Proof = 'proved' | 'other' | 'none';

export interface RefusedProp {
  readonly name: string;
  /** As text; `null` if it was neither text nor number nor boolean. */
  readonly value: string | null;
  readonly reason: string;
}

export interface EventTables {
  event: EventTable;
  event_second_number: { install_id: string; event_seq: number; event_id: string; received_at: Date };
  rejected_event: RejectedEventTable;
  event_installation: { install_id: string; highest_seq: number; first_at: Date; last_received_at: Date };
  event_position_base: { base: number; server: string };
  event_watermark: { position: number };
}

interface EventTable {
  event_id: string;
  install_id: string | null;
  event_seq: number | null;
  event_name: string;
  event_interface_id: string;
  event_show_type: string;
  event_room_id: string;
  event_from: string;
  /** Epoch seconds by the device's corrected clock. */
  event_time: number;
  event_user_id: number;
  channel: string;
  app_id: string;
  version: string;
  received_at: Date;
  /** How often it arrived, including the first time. */
  copies: Generated<number>;
  /** Its name was not in the tracking plan of the platform that received it. */
  is_unknown: Generated<boolean>;
  event_props: NullableJson<EventProps>;
  refused_props: NullableJson<readonly RefusedProp[]>;
  /** Set by the database; a copy that fills something in moves the event to a later one. */
  position: Generated<number>;
  /** `null` in events stored before it was noted. */
  proof: ColumnType<Proof | null, Proof | null | undefined, Proof>;
  /** Its installation cannot have given out this number yet. */
  is_implausible: Generated<boolean>;
  /** Of `outbox_dropped`: the device can have dropped what it says. */
  is_believed: ColumnType<boolean | null, boolean | null | undefined, boolean>;
}

/** Its fields, as far as they could be read. */
interface RejectedEventTable {
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
