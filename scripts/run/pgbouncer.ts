// Where PgBouncer is, if it is installed: it is part of no package of npm.
import { existsSync } from 'node:fs';

export const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => existsSync(path),
);

export const WITHOUT_PGBOUNCER = 'not run behind PgBouncer: it is not installed here (Debian: pgbouncer)';
