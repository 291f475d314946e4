// What the source says about a component and its properties, so that the page repeats nobody.

const sources: readonly string[] = Object.values(
  import.meta.glob<string>(['../src/ui/**/*.tsx', '../src/patterns/**/*.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`;

/** The comment above a component. */
export const commentOf = (component: string): string | undefined =>
  find(`export (?:function|const) ${component}\\b`, sources);

/** The comment above a property in the file of its component. */
export const commentOfProperty = (component: string, property: string): string | undefined =>
  find(
    `readonly ${property}\\??:`,
    sources.filter((source) => new RegExp(`export (?:function|const) ${component}\\b`).test(source)),
  );

function find(declaration: string, within: readonly string[]): string | undefined {
  const pattern = new RegExp(COMMENT + declaration);
  const [, comment] = within.map((source) => pattern.exec(source)).find((match) => match !== null) ?? [];
  return comment?.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim();
}
