// Fills the `{{names}}` of a document with escaped values.

export const filled = (document: string, values: Readonly<Record<string, string>>): string =>
  document.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''));

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
