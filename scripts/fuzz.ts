// `npm run test:fuzz`: many more generated bodies per call than `npm test` has time for.
import { runTool } from './run/tool.ts';

const RUNS = 10_000;

export async function main(): Promise<number> {
  const { FUZZ_RUNS = String(RUNS) } = process.env;
  const { code } = await runTool('vitest run tests/unit/platform/any-body.test.ts', {
    env: { FUZZ_RUNS },
    output: 'shown',
  });
  return code;
}
