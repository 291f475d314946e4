// A member who has been here for a while, so that no screen is seen in its empty state alone.
import type { ServedPlatform } from '../served-platform.ts';

/** Mails, questions, games and rounds of the member, all at the same moments in every run. */
export async function giveHistory(platform: ServedPlatform, account: string): Promise<void> {
  await platform.raiseCoin(account, 1_234_567);
  for (const sql of HISTORY) await platform.rows(sql, [account]);
}

const MEMBER = 'select id from member where account = $1';

const text = (words: string): string => `'{"en": "${words}"}'::jsonb`;

const MAILS = `
  insert into mail (member_id, type, title, summary, content, sent_at, read_at)
  select member.id, 1, ${text('A calm week ahead')}, ${text('What is new in the lobby')},
    ${text('<p>Three new games arrived, and the wheel turns again on Friday.</p>')},
    timestamptz '2026-11-01 09:00Z' - day * interval '1 day', case when day > 1 then now() end
  from (${MEMBER}) member, generate_series(0, 4) day`;

const FEEDBACK = `
  insert into feedback (member_id, fingerprint, address, type_id, contact, status, unread, created_at)
  select id, '', '', 1, '', 1, true, timestamptz '2026-11-01 09:00Z' from (${MEMBER}) member`;

const MESSAGE = `
  insert into feedback_message (feedback_id, sender, content, created_at)
  select feedback.id, said.sender, said.content, feedback.created_at
  from feedback, (values ('member', 'The balance was not renewed.'), ('staff', 'It is now.')) said (sender, content)
  where member_id in (${MEMBER})`;

const played = (table: string, time: string, count: number): string => `
  insert into ${table} (member_id, game_id, ${time})
  select member.id, game.game_id, timestamptz '2026-11-01 09:00Z' + game.game_id * interval '1 minute'
  from (${MEMBER}) member, (select game_id from game order by game_id limit ${count}) game`;

const ACCOUNT = `
  insert into receiving_account (member_id, bank_id, account_no, account_name, is_default, created_at, updated_at)
  select id, 1, lpad(id::text, 12, '0'), 'Ada Tern', true, now(), now() from (${MEMBER}) member`;

const HISTORY = [
  MAILS,
  FEEDBACK,
  MESSAGE,
  played('game_history', 'played_at', 8),
  played('game_like', 'liked_at', 3),
  ACCOUNT,
];
