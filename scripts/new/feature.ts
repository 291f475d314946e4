import { writeCall } from './call.ts';
import { type Names, namesOf } from './names.ts';
import type { Project } from './project.ts';
import { writeScreen } from './screen.ts';

export function addFeature(project: Project, name: string, rest: string[]): string[] {
  const feature = namesOf(name);
  if (rest.length > 0) throw new Error(`A feature takes one name; '${rest[0]}' is one too many.`);
  const call = `get${feature.pascal}`;
  writeCall(project, { area: feature.kebab, name: call, isWrite: false, isPublic: false });
  project.create(`src/features/${feature.kebab}/actions.ts`, actionsText(feature, call));
  writeScreen(project, { feature, screen: feature, address: `/${feature.kebab}` });
  return [
    `Left to do: what ${call} answers, a table for it in src/data, and queries.ts that reads the table;`,
    'the deed in actions.ts then writes the table, and the screen shows what it reads.',
  ];
}

const actionsText = (
  { kebab, camel, pascal }: Names,
  call: string,
): string => `import { ${camel}Calls } from '#src/contract/${kebab}.ts';
import { request } from '#src/data/request.ts';

export const refresh${pascal} = () => request(${camel}Calls.${call}, {});
`;
