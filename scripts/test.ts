// `npm test`: all stages in order until a step fails; `npm test -- --only lint,unit` runs some of them.
import { parseArgs } from 'node:util';
import { CommandError } from './run/command-error.ts';
import { runStages, type Steps } from './run/stages.ts';
import { stages, steps } from './run/steps.ts';

export const main = (args: string[]): Promise<number> => runStages(chooseSteps(args));

/** The chosen steps of each lane of each stage. */
function chooseSteps(args: string[]): Steps[][] {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const names = Object.keys(steps);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`No step is called ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  const chosen = (lane: Steps): Steps =>
    Object.fromEntries(Object.entries(lane).filter(([name]) => wanted.includes(name)));
  return stages.map((stage) => stage.map(chosen));
}
