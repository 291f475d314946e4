// The long texts, each language in a part of its own that comes when it is read and is kept for reading offline.
import { folderOf, type Language } from './languages.ts';

export type LegalName = 'terms' | 'privacy';

export interface LegalPart {
  /** The part's own address on its page. */
  readonly id: string;
  readonly title: string;
  /** `{{app}}`, `{{operator}}` and `{{support}}` stand for the brand's own facts. */
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

/** The same promise each time it is asked for, so that a screen may wait for it while it is drawn. */
export function legalText(name: LegalName, language: Language): Promise<Legal> {
  const key = `${language} ${name}`;
  const known = asked.get(key);
  if (known) return known;
  const text = load(language).then((texts) => texts[name]);
  // A part that could not be fetched is asked for again next time.
  text.catch(() => asked.delete(key));
  asked.set(key, text);
  return text;
}

async function load(language: Language): Promise<LegalTexts> {
  const file = files[`./${folderOf(language)}/legal-texts.ts`];
  if (!file) throw new Error(`No legal texts in ${language}`);
  return file();
}
