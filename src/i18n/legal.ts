// Long texts: each language is a chunk of its own that is loaded on demand and cached for offline use.
import { folderOf, type Language } from './languages.ts';

export type LegalName = 'terms' | 'privacy';

interface LegalPart {
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

export async function legalText(name: LegalName, language: Language): Promise<Legal> {
  const file = files[`./${folderOf(language)}/legal-texts.ts`];
  if (!file) throw new Error(`No legal texts in ${language}`);
  return (await file())[name];
}
