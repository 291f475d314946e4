-- A role that reads events and nothing of members, safe to run again:
--   psql --set ON_ERROR_STOP=1 --dbname halcyon --file deploy/analyst.sql
-- by an account that may create roles, such as postgres. Give it a password afterwards: \password analyst
do $$
begin
  if not exists (select from pg_roles where rolname = 'analyst') then
    create role analyst login;
  end if;
end
$$;

grant usage on schema public to analyst;
grant select on
  event_watermark, events_clean, events_unknown, events_implausible, installations_shared, day_finality,
  events_refused, props_refused, delivery_gaps, delivery_summary, installations, sessions, people, rounds, reconciliation
  to analyst;

-- Compiling such a query costs more than it gains; and nobody's question runs all day.
alter role analyst set jit = off;
alter role analyst set default_transaction_read_only = on;
alter role analyst set statement_timeout = '15min';
