// Games of some platforms are played with coin that is moved to them and back. It stays the member's, in the same
// balance, and is not to be spent elsewhere meanwhile.
import type { Step } from '../schema/migration.ts';

export const release = '1.3.0';

export const steps: readonly Step[] = [
  { statements: ['alter table game_platform add column transfers boolean not null default false'] },
  {
    statements: [
      'alter table member_balance add column held bigint not null default 0',
      'alter table member_balance add constraint member_balance_held check (held >= 0) not valid',
    ],
  },
  { statements: ['alter table member_balance validate constraint member_balance_held'] },
  {
    statements: [
      `create table game_wallet (
        member_id bigint not null references member (id),
        game_id bigint not null,
        coin bigint not null check (coin >= 0),
        primary key (member_id, game_id)
      )`,
    ],
  },
];
