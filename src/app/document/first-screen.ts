// Reads the first screen from the document: enough to draw and hydrate the lobby before any database opens.
import { FIRST_SCREEN_DATA_ID } from '#src/contract/page/first-screen.ts';
import type { FirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';

export interface FirstScreen {
  readonly lobby: FirstLobby;
  /** Only whether a member is signed in, never who. */
  readonly isSignedIn: boolean;
  readonly language: Language;
}

/** `undefined` if the document is the bare shell, or contains data that this build cannot read. */
export function readFirstScreen(): FirstScreen | undefined {
  const text = document.getElementById(FIRST_SCREEN_DATA_ID)?.textContent;
  try {
    const data = JSON.parse(text ?? 'null') as FirstScreen | null;
    return data && isLanguage(data.language) && Array.isArray(data.lobby.games) ? data : undefined;
  } catch {
    return undefined;
  }
}
