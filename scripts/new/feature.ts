import { writeCall } from './call.ts';
import { type Names, namesOf } from './names.ts';
import type { Project } from './project.ts';
import { writeScreen } from './screen.ts';

export function addFeature(project: Project, name: string, rest: string[]): string[] {
  const feature = namesOf(name);
  if (rest.length > 0) throw new Error(`A feature takes one name; '${rest[0]}' is one too many.`);
  project.change('tests/architecture/areas.json', (text) => addArea(text, feature.kebab));
  const call = `get${feature.pascal}`;
  writeCall(project, { area: feature.kebab, name: call, isWrite: false, isPublic: false });
  project.create(`src/features/${feature.kebab}/actions.ts`, actionsText(feature, call));
  writeScreen(project, { feature, folder: feature.kebab, screen: feature, address: `/${feature.kebab}` });
  return [
    `Left to do: what ${call} answers, a table for it in src/data, and queries.ts that reads the table;`,
    'the action in actions.ts then writes the table, and the screen shows what it reads.',
  ];
}

const addArea = (text: string, area: string): string =>
  `${JSON.stringify([...(JSON.parse(text) as string[]), area], null, 2)}\n`;

const actionsText = (
  { kebab, camel, pascal }: Names,
  call: string,
): string => `import { ${camel}Calls } from '#src/contract/${kebab}.ts';
import { request } from '#src/data/api/request.ts';

export const refresh${pascal} = () => request(${camel}Calls.${call}, {});
`;
