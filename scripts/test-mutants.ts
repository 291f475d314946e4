// `npm run test:mutants`: faults put into delivery, mutations, sessions and money by a tool, one at a time, and the
// tests that should notice. What they may overlook is a threshold in scripts/mutants/config.json.
//
//   npm run test:mutants                                     every group of scripts/mutants/groups.ts
//   npm run test:mutants -- events src/data/events/drain.ts  one group, of which only the named files are changed
import { mkdirSync, renameSync } from 'node:fs';
import { GROUP_NAMES, groupOf } from './mutants/groups.ts';
import { keptPostgres } from './run/postgres.ts';
import { ensureTools } from './run/rare-tools.ts';
import { runTool } from './run/tool.ts';

const TOOLS = 'scripts/mutants';
const REPORTS = 'test-results/mutants';

export async function main([asked, ...files]: string[]): Promise<number> {
  await ensureTools(TOOLS);
  mkdirSync(REPORTS, { recursive: true });
  const server = await keptPostgres();
  let worst = 0;
  for (const name of asked === undefined ? GROUP_NAMES : [asked]) {
    const mutate = files.length > 0 ? files : groupOf(name).mutate;
    const stryker = `${TOOLS}/node_modules/.bin/stryker run ${TOOLS}/config.json`;
    const run = await runTool(`${stryker} --mutate ${mutate.join(',')}`, {
      output: 'shown',
      env: { MUTANTS: name, ...(server && { TEST_DATABASE_URL: server }) },
    });
    // Absent after a run that could not begin.
    if (run.code <= 1) renameSync('test-results/mutants.json', `${REPORTS}/${name}.json`);
    worst = Math.max(worst, run.code);
  }
  return worst;
}
