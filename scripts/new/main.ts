// `npm run new feature|screen|call ...`: copies folders of `templates` into the project, under the given names.
import { CommandError } from '../run/command-error.ts';
import { runTool } from '../run/tool.ts';
import { fill } from './fill.ts';
import { type Plan, planCall, planFeature, planScreen } from './plans.ts';

const USAGE = `npm run new feature AREA                       a new area: a screen at /AREA, a call, its handler, and the action that makes the call
npm run new screen AREA/[TOPIC/]NAME [ADDRESS] one more screen of an area, at /AREA/NAME unless an address is given
npm run new call AREA/NAME [write] [public]    a call in the contract and its handler

Names of areas, topics and screens are kebab-case (daily-quiz); a call is named as on the wire (getDailyQuiz).`;

const KINDS: Readonly<Record<string, (name: string, rest: string[]) => Plan>> = {
  feature: planFeature,
  screen: planScreen,
  call: planCall,
};

export async function main([kind = '', name, ...rest]: string[]): Promise<number> {
  const planFor = KINDS[kind];
  if (!planFor || !name) throw new CommandError(USAGE);
  const plan = planFor(name, rest);
  const files = fill('.', plan);
  await runTool(`biome format --write ${files.join(' ')}`);
  console.log([...files, '', `Left to do: ${plan.leftToDo}`].join('\n'));
  return 0;
}
