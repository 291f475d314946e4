// What a member has told of themselves, whether their identity was checked, and what a session says of its device.
import type { Step } from '../schema/migration.ts';

export const release = '1.3.0';

export const steps: readonly Step[] = [
  {
    statements: [
      `create table member_detail (
        member_id bigint primary key references member (id),
        full_name text not null,
        birthday text not null,
        address text not null,
        updated_at timestamptz not null
      )`,
    ],
  },
  { statements: ['alter table member add column identified_at timestamptz'] },
  {
    statements: [
      `alter table session
        add column os text,
        add column device_model text,
        add column messaging_token text,
        add column phone_info text`,
    ],
  },
];
