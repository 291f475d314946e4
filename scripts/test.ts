// `npm test`: all stages in order until a step fails; `npm test -- --only lint,unit` runs some of them.
import { parseArgs } from 'node:util';
import { type Counts, sum } from './run/counts.ts';
import { stages, type Step, type StepResult, type Steps, steps } from './run/steps.ts';
import { CommandError } from './run/command-error.ts';

export async function main(args: string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const counts: Counts[] = [];
  let isGreen = true;
  for (const stage of chooseSteps(args)) {
    const results = (await Promise.all(stage.map(runLane))).flat();
    counts.push(...results.map(counted));
    isGreen = results.every(({ ok }) => ok);
    if (!isGreen) break;
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return isGreen ? 0 : 1;
}

type Lane = ReadonlyArray<readonly [name: string, step: Step]>;

/** The chosen steps of each lane of each stage. */
function chooseSteps(args: string[]): Lane[][] {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const names = Object.keys(steps);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`No step is called ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  const chosen = (lane: Steps): Lane => Object.entries(lane).filter(([name]) => wanted.includes(name));
  return stages.map((stage) => stage.map(chosen));
}

/** In turn, until one fails. */
async function runLane(lane: Lane): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const [name, step] of lane) {
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
    [name.padEnd(10), result.ok ? 'ok    ' : 'FAILED', seconds.padStart(8), ` ${tests}`].join(' ').trimEnd(),
  );
  if (result.note) console.log(`           ${result.note}`);
  if (!result.ok) console.log(`\n${result.output.trim()}`);
  return result;
}

/** A step that fails without a failed test, such as the types, counts as one failure. */
function counted({ ok, passed, failed }: StepResult): Counts {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
