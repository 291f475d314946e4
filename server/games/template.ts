// Fills the `{{names}}` of a document with escaped values.
import { escaped } from '../http/markup.ts';

export const filled = (document: string, values: Readonly<Record<string, string>>): string =>
  document.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''));
