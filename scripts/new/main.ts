// `npm run new feature|screen|call ...`: creates the files and list entries of a feature, screen or call.
import { runTool } from '../run/tool.ts';
import { addCall } from './call.ts';
import { addFeature } from './feature.ts';
import { Project } from './project.ts';
import { addScreen } from './screen.ts';

const USAGE = `npm run new feature AREA                      a new area: a screen at /AREA, a call, its handler, and the action that makes the call
npm run new screen AREA/[TOPIC/]NAME [ADDRESS] one more screen of an area, at /AREA/NAME unless an address is given
npm run new call AREA/NAME [write] [public]   a call in the contract and its handler;
                                              only the handler where the contract has the call

Names of areas, topics and screens are kebab-case (daily-quiz); a call is named as on the wire (getDailyQuiz).`;

/** Each returns sentences about what is left to do. */
const KINDS: Record<string, (project: Project, name: string, rest: string[]) => string[]> = {
  feature: addFeature,
  screen: addScreen,
  call: addCall,
};

export async function main(args: string[]): Promise<number> {
  const [kind = '', name = '', ...rest] = args;
  const add = KINDS[kind];
  if (!add || !name) {
    console.error(USAGE);
    return 1;
  }
  try {
    const project = new Project('.');
    const leftToDo = add(project, name, rest);
    const files = project.save();
    await runTool(`biome format --write ${files.join(' ')}`);
    console.log([...files, '', ...leftToDo].join('\n'));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
