// What changed in the list of games since a version of it: which revision that was, and which games have gone.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'create table game_list_version (version text primary key, revision bigint not null)',
  'create index game_list_version_revision on game_list_version (revision)',
  'create table game_removed (game_id bigint primary key, revision bigint not null)',

  `create function note_removed_game() returns trigger language plpgsql as $$
  begin
    insert into game_removed (game_id, revision)
      values (old.game_id, (select revision from catalogue_state))
      on conflict (game_id) do update set revision = excluded.revision;
    return null;
  end $$`,
  `create trigger game_removed_note after delete on game
    for each row execute function note_removed_game()`,
  `create trigger game_renumbered_note after update of game_id on game
    for each row when (old.game_id is distinct from new.game_id) execute function note_removed_game()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
