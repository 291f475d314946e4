// Markup in which everything that is not markup is escaped.

export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + (at < parts.length ? markupOf(parts[at] ?? '') : '')).join(''));

function markupOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
