// The text of the messages.
import { brand } from '#src/lib/brand.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import { CODE_MINUTES, type CodePurpose } from '../../store/auth/codes.ts';

const textMessages = await textsOf('text-messages');

export interface Wording {
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
  /** Host of the app: phones offer the code only to pages of this host. */
  readonly host: string;
}

export function codeMessage({ code, purpose, language, host }: Wording): string {
  const { purposes, code: write } = textMessages(language);
  const sentence = write({ code, app: brand.name, use: purposes[purpose], minutes: CODE_MINUTES });
  return `${sentence}\n\n@${host} #${code}`;
}
