// Runs the steps of `npm test` and `npm run check`, and says how long each took and what came of it.
import { type Counts, NO_TESTS, sum } from './counts.ts';
import { runTool, type ToolRun } from './tool.ts';

export interface StepResult extends Counts {
  readonly ok: boolean;
  /** Shown when the step failed. */
  readonly output: string;
  /** Shown in any case: something that was not done, and why. */
  readonly note?: string;
}

export type Step = () => Promise<StepResult>;

/** By name, in order. */
export type Steps = Readonly<Record<string, Step>>;

/**
 * Stages one after another, until one fails. The lanes of a stage run at the same time, the steps of a lane in turn.
 * Returns the exit code.
 */
export async function runStages(stages: ReadonlyArray<readonly Steps[]>): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const counts: Counts[] = [];
  let isGreen = true;
  for (const stage of stages) {
    const results = (await Promise.all(stage.map(runLane))).flat();
    counts.push(...results.map(counted));
    isGreen = results.every(({ ok }) => ok);
    if (!isGreen) break;
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return isGreen ? 0 : 1;
}

/** In turn, until one fails. */
async function runLane(lane: Steps): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, step] of Object.entries(lane)) {
    const result = await runStep(name, step);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

async function runStep(name: string, step: Step): Promise<StepResult> {
  const since = performance.now();
  const result = await step();
  const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const tests = result.passed + result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : '';
  console.log(
    [name.padEnd(12), result.ok ? 'ok    ' : 'FAILED', seconds.padStart(8), ` ${tests}`].join(' ').trimEnd(),
  );
  if (result.note) console.log(`             ${result.note}`);
  if (!result.ok) console.log(`\n${result.output.trim()}`);
  return result;
}

/** A step that fails without a failed test, such as the types, counts as one failure. */
function counted({ ok, passed, failed }: StepResult): Counts {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** A step of tools that count no tests, run at the same time. */
export async function gate(...commandLines: string[]): Promise<StepResult> {
  return { ...NO_TESTS, ...joined(await Promise.all(commandLines.map((line) => runTool(line)))) };
}

export async function formatted(): Promise<StepResult> {
  const result = await gate('biome format .');
  return result.ok ? result : { ...result, note: '`npm run format` formats these files:' };
}

export function joined(runs: readonly ToolRun[]): { ok: boolean; output: string } {
  return { ok: runs.every(({ code }) => code === 0), output: runs.map(({ output }) => output).join('') };
}
