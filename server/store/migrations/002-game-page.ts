// What the game's page needs to know of the launch: whose page is around it, in which language, by which sign-in.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game_session
      add column app_origin text not null default '',
      add column language text not null default 'en',
      add column sign_in_id uuid references session (id)`.execute(db);
}
