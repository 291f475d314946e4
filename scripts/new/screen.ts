import { LANGUAGES } from '#src/i18n/languages.ts';
import { addEntry } from './edit.ts';
import { type Names, namesOf } from './names.ts';
import type { Project } from './project.ts';

export function addScreen(project: Project, path: string, [address]: string[]): string[] {
  const { area, folder, name } = placeOf(path);
  writeScreen(project, {
    feature: namesOf(area),
    folder,
    screen: namesOf(name),
    address: address ?? `/${area}/${name}`,
  });
  return ['Left to do: say what the screen is for, in src/i18n and in the screen itself.'];
}

/** `mail/detail`, or `mail/inbox/detail` for a screen inside a topic. */
function placeOf(path: string): { area: string; folder: string; name: string } {
  const names = path.split('/');
  const area = names[0] ?? '';
  const name = names.at(-1) ?? '';
  if (names.length < 2 || names.length > 3 || names.includes(''))
    throw new Error(`'${path}' should be AREA/NAME, such as mail/detail, or AREA/TOPIC/NAME.`);
  return { area, folder: names.slice(0, -1).join('/'), name };
}

export interface ScreenPlan {
  /** The area. */
  readonly feature: Names;
  /** Folder of the file below src/features. */
  readonly folder: string;
  readonly screen: Names;
  readonly address: string;
}

export function writeScreen(project: Project, plan: ScreenPlan): void {
  const { feature, folder, screen, address } = plan;
  const key = feature === screen || feature.kebab === screen.kebab ? 'title' : `${screen.camel}Title`;
  const path = `src/features/${folder}/${screen.pascal}Screen.tsx`;
  const title = `${feature.kebab}.${key}`;
  project.create(path, screenText(screen, title));
  project.change('src/navigation/paths.ts', (text) =>
    addEntry(text, 'paths', `${pathName(plan)}: '${address}'`),
  );
  project.change('src/app/routes.ts', (text) => addEntry(text, 'routes', routeText(plan, title)));
  project.change('src/app/on-demand/later-screens.ts', (text) =>
    addEntry(text, 'laterScreens', loadText(plan)),
  );
  for (const { folder: language } of Object.values(LANGUAGES)) {
    addText(project, { language, area: feature, entry: `${key}: '${screen.words}'` });
  }
}

interface NewText {
  readonly language: string;
  readonly area: Names;
  readonly entry: string;
}

/** Into the area's own file, which is created if missing. */
function addText(project: Project, { language, area, entry }: NewText): void {
  const path = `src/i18n/${language}/${area.kebab}.ts`;
  if (project.has(path)) return project.change(path, (text) => addEntry(text, 'texts', entry));
  project.create(path, language === 'en' ? firstTexts(area, entry) : otherTexts(area, entry));
}

/** The English texts define the keys. */
const firstTexts = ({ kebab }: Names, entry: string): string => `export const texts = { ${entry} };

declare module '../t.ts' {
  interface Texts {
    ${kebab.includes('-') ? `'${kebab}'` : kebab}: typeof texts;
  }
}
`;

const otherTexts = (
  { kebab }: Names,
  entry: string,
): string => `import type { texts as en } from '../en/${kebab}.ts';

export const texts: typeof en = { ${entry} };
`;

/** `mail` for the screen that a feature is named after, else `mailDetail`. */
function pathName({ feature, screen }: ScreenPlan): string {
  return feature.kebab === screen.kebab ? feature.camel : feature.camel + screen.pascal;
}

const screenText = ({ pascal }: Names, key: string): string => `import { useT } from '#src/i18n/t.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export default function ${pascal}Screen() {
  const t = useT();
  return <EmptyState scene="calm" title={t('${key}')} />;
}
`;

const routeText = (plan: ScreenPlan, title: string): string => `{
  path: paths.${pathName(plan)},
  title: '${title}',
  Screen: later('${pathName(plan)}'),
}`;

const loadText = (plan: ScreenPlan): string =>
  `${pathName(plan)}: () => loadPart(() => import('#src/features/${plan.folder}/${plan.screen.pascal}Screen.tsx'), '${plan.feature.kebab}')`;
