// The desk of customer service: conversations of members with the staff, kept as feedback of a type of their own.
import type { SteppedMigration } from '../schema/migration.ts';

export const release: SteppedMigration['release'] = '1.3.0';

export const steps: SteppedMigration['steps'] = [
  {
    statements: [
      // Since when the staff owes an answer. Empty in what an earlier build has stored: then since it was sent.
      'alter table feedback add column asked_at timestamptz',
      // Of a message of the desk, by which it is known when it is sent again.
      'alter table feedback_message add column key text',
      // Until when somebody is there; one row at most.
      `create table desk_duty (
        is_only boolean primary key default true check (is_only),
        until timestamptz not null
      )`,
    ],
  },
  { index: 'feedback_message_key', unique: true, on: 'feedback_message (feedback_id, key)' },
  { index: 'feedback_message_desk', on: 'feedback_message (created_at) where key is not null' },
  { index: 'feedback_asked', on: 'feedback (type_id, asked_at) where status = 0' },
];
