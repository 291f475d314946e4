// How an installation came to the app, and where it runs.
import { type Kysely, sql } from 'kysely';

const ORIGIN = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  referrer: 'referrer',
  inviter: 'inviter',
};
const LATEST = ['platform', 'os', 'browser', 'language', 'display', 'connection'];

/** The value of the first event, or the last one, by the numbers; a copied profile gives a number twice. */
const first = (value: string, filter: string, direction: 'asc' | 'desc' = 'asc') =>
  `(array_agg(${value} order by event_seq ${direction}, event_id ${direction}) filter (where ${filter}))[1]`;

// Apps from before the properties of app_start tell nothing.
const TOLD = `event_name = 'app_start' and props is not null`;

// The first start tells how somebody came: a later one has the referrer of a sign-in service or a payment page.
const INSTALLATIONS = `
create view installations as
select
  install_id,
  (first_at at time zone 'UTC')::date as day,
  first_at, last_at, starts,
  coalesce(origin_seq = 1, false) as origin_is_known,
  ${Object.entries(ORIGIN)
    .map(([column, prop]) => `origin->>'${prop}' as ${column}`)
    .join(', ')},
  ${LATEST.map((prop) => `latest->>'${prop}' as ${prop}`).join(', ')},
  was_standalone, registered_with, signed_in_with
from (
  select
    install_id,
    min(happened_at) as first_at,
    max(happened_at) as last_at,
    count(*) filter (where event_name = 'app_start') as starts,
    min(event_seq) filter (where ${TOLD}) as origin_seq,
    ${first('props', TOLD)} as origin,
    ${first('props', TOLD, 'desc')} as latest,
    coalesce(bool_or(props->>'display' = 'standalone') filter (where ${TOLD}), false) as was_standalone,
    ${first(`props->>'method'`, `event_name = 'register'`)} as registered_with,
    ${first(`props->>'method'`, `event_name in ('login', 'register')`, 'desc')} as signed_in_with
  from events_clean
  where install_id is not null and event_seq is not null
  group by install_id
) each`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INSTALLATIONS).execute(db);
}
