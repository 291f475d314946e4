// Long texts: each language is a chunk of its own that is loaded on demand and cached for offline use.
import { folderOf, type Language } from './languages.ts';

export type LegalName = 'terms' | 'privacy';

export interface LegalPart {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** `{{app}}`, `{{operator}}`, `{{support}}` and the entry `{{usageData}}` are filled in. */
  readonly paragraphs: readonly string[];
}

export interface Legal {
  /** Epoch seconds from which it is in force. */
  readonly date: number;
  readonly parts: readonly LegalPart[];
}

export type LegalTexts = Readonly<Record<LegalName, Legal>>;

const files = import.meta.glob<LegalTexts>('./*/legal-texts.ts', { import: 'texts' });

const asked = new Map<string, Promise<Legal>>();

/** Returns the same promise for the same text, so that a component can suspend on it. */
export function legalText(name: LegalName, language: Language): Promise<Legal> {
  const key = `${language} ${name}`;
  const known = asked.get(key);
  if (known) return known;
  const text = load(language).then((texts) => texts[name]);
  // A chunk that did not load is requested again next time.
  text.catch(() => asked.delete(key));
  asked.set(key, text);
  return text;
}

async function load(language: Language): Promise<LegalTexts> {
  const file = files[`./${folderOf(language)}/legal-texts.ts`];
  if (!file) throw new Error(`No legal texts in ${language}`);
  return file();
}
