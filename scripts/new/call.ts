import { addEntry, addImport, addToLastCall, hasKey, removeEntry } from './edit.ts';
import { namesOf, pairOf } from './names.ts';
import type { Project } from './project.ts';

export interface CallPlan {
  readonly area: string;
  /** Name on the wire. */
  readonly name: string;
  readonly isWrite: boolean;
  readonly isPublic: boolean;
}

export function addCall(project: Project, path: string, flags: string[]): string[] {
  const [area, name] = pairOf(path, 'AREA/NAME, such as mail/getMailDetail');
  const unknown = flags.find((flag) => flag !== 'write' && flag !== 'public');
  if (unknown) throw new Error(`Unknown option '${unknown}': a call takes 'write' and 'public'.`);
  writeCall(project, { area, name, isWrite: flags.includes('write'), isPublic: flags.includes('public') });
  return [`Left to do: what ${name} takes, answers and refuses, in the contract; and its handler.`];
}

export function writeCall(project: Project, plan: CallPlan): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(plan.name))
    throw new Error(`'${plan.name}' is not named like getMailDetail.`);
  const isDeclared = hasKey(project.read(`src/contract/${plan.area}.ts`), plan.name);
  if (!isDeclared) declare(project, plan);
  handle(project, plan, isDeclared ? 'refuse(NOT_FOUND)' : '({ done: true })');
  if (isDeclared) project.change('server/missing.ts', (text) => removeEntry(text, 'missingCalls', plan.name));
}

function declare(project: Project, { area, name, isWrite, isPublic }: CallPlan): void {
  const path = `src/contract/${area}.ts`;
  const { camel, words } = namesOf(area);
  if (!project.has(path)) {
    project.create(path, contractText(camel, words));
    project.change('src/contract/index.ts', (text) =>
      addEntry(
        addEntry(
          addImport(text, `${camel}Calls, ${camel}Events`, `./${area}.ts`),
          'calls',
          `...${camel}Calls`,
        ),
        'events',
        `...${camel}Events`,
      ),
    );
  }
  const call = `${name}: {
    input: v.object({}),
    output: v.object({ done: v.literal(true) }),
    access: '${isPublic ? 'public' : 'member'}',${isWrite ? '\n    write: true,' : ''}
    errors: [],
  }`;
  project.change(path, (text) => addToLastCall(text, 'area', call));
}

/** A placeholder that answers what the declaration allows. */
function handle(project: Project, { area, name }: CallPlan, answer: string): void {
  const path = `server/handlers/${area}/${area}.ts`;
  const { camel } = namesOf(area);
  if (!project.has(path)) {
    project.create(path, handlersText(camel));
    project.change('server/handlers/handlers.ts', (text) =>
      addEntry(
        addImport(text, `${camel}Handlers`, `./${area}/${area}.ts`),
        'handlers',
        `...${camel}Handlers`,
      ),
    );
  }
  const handler = `${name}: (async () => ${answer}) satisfies Handler<'${name}'>`;
  if (answer.startsWith('refuse')) {
    project.change(path, (text) => addImport(text, 'NOT_FOUND', '#src/contract/errors.ts'));
    project.change(path, (text) => addImport(text, 'refuse', '../../refusal.ts'));
  }
  project.change(path, (text) => addEntry(text, `${camel}Handlers`, handler));
}

const contractText = (camel: string, words: string): string => `// ${words}.
import * as v from 'valibot';
import { area } from './call.ts';
import { declareEvents } from './tracking/plan.ts';

export const ${camel}Calls = area({});

export const ${camel}Events = declareEvents({});
`;

const handlersText = (camel: string): string => `import type { Handler } from '../../api/context.ts';

export const ${camel}Handlers = {};
`;
