// Texts of the platform: a folder a language, a file an area. Every language has the files of English.
import type { texts as devices } from './en/devices.ts';
import type { texts as game } from './en/game.ts';
import type { texts as limits } from './en/limits.ts';
import type { texts as mails } from './en/mails.ts';
import type { texts as payment } from './en/payment.ts';
import type { texts as push } from './en/push.ts';
import type { texts as refusals } from './en/refusals.ts';
import type { texts as social } from './en/social.ts';
import type { texts as statement } from './en/statement.ts';
import type { texts as textMessages } from './en/text-messages.ts';
import { ALL_LANGUAGES, folderOf, type Language } from './language.ts';

interface Areas {
  readonly devices: typeof devices;
  readonly game: typeof game;
  readonly limits: typeof limits;
  readonly mails: typeof mails;
  readonly payment: typeof payment;
  readonly push: typeof push;
  readonly refusals: typeof refusals;
  readonly social: typeof social;
  readonly statement: typeof statement;
  readonly 'text-messages': typeof textMessages;
}

/** The texts of an area, by language. Fails where a language has none, so that nobody is answered in another one. */
export const textsOf = <A extends keyof Areas>(area: A): Promise<(language: Language) => Areas[A]> =>
  readTexts<Areas[A]>((folder) => import(`./${folder}/${area}.ts`));

/** `read` imports a file of texts from the folder of a language. */
export async function readTexts<T>(
  read: (folder: string) => Promise<{ readonly texts: T }>,
): Promise<(language: Language) => T> {
  const { texts: english } = await read('en');
  const byLanguage = new Map(
    await Promise.all(
      ALL_LANGUAGES.map(async (language) => [language, (await read(folderOf(language))).texts] as const),
    ),
  );
  return (language) => byLanguage.get(language) ?? english;
}
