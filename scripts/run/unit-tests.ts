// Vitest as a step: all unit tests, or those of the files that are named.
import { takeVitestCounts } from './counts.ts';
import { PGBOUNCER, WITHOUT_PGBOUNCER } from './pgbouncer.ts';
import { keptPostgres } from './postgres.ts';
import { joined, type StepResult } from './stages.ts';
import { runTool } from './tool.ts';

export const WITHOUT_POSTGRES = 'not run on PostgreSQL: its server is not installed here';

const REPORT = 'test-results/vitest.json';

/** On a server as operators run it, where one is installed, and a few files on the embedded database as well. */
export async function unitTests(files: readonly string[] = []): Promise<StepResult> {
  const address = await keptPostgres();
  const command = ['vitest run --reporter=dot --reporter=json', `--outputFile.json=${REPORT}`, ...files];
  const run = await runTool(command.join(' '), { env: address ? { TEST_DATABASE_URL: address } : {} });
  const result = { ...joined([run]), ...takeVitestCounts(REPORT) };
  if (!address) return { ...result, note: WITHOUT_POSTGRES };
  return PGBOUNCER ? result : { ...result, note: WITHOUT_PGBOUNCER };
}
