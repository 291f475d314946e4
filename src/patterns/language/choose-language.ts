import { request } from '#src/data/api/request.ts';
import { session } from '#src/data/session/session.ts';
import { memberCalls } from '#src/contract/member.ts';
import { chooseLanguage as choose } from '#src/i18n/choose.ts';
import type { Language } from '#src/i18n/languages.ts';

/** For members and visitors. Takes effect at once. Throws if its texts cannot be loaded. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await choose(chosen);
  void sendLanguage(chosen);
}

/** For the platform's own messages. The device uses the language in any case, so no screen waits for this. */
async function sendLanguage(language: Language): Promise<void> {
  if (session.peek().memberId === 0) return;
  await request(memberCalls.updateProfile, { language }, { isQuiet: true });
}
