// Renders the first screen to markup, for the platform and for static hosting. Built as a file of its own.
import { renderToString } from 'react-dom/server';
import type { AppConfig } from '#src/contract/config.ts';
import type { FirstScreenCopy } from '#src/contract/page/first-screen.ts';
import { firstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { matchLanguage } from '#src/i18n/languages.ts';
import { loadShellTexts } from '#src/i18n/shell-texts.ts';
import { showLanguage } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { PageCover } from '#src/ui/PageCover/PageCover.tsx';
import { App } from '../App.tsx';
import type { FirstScreen } from './first-screen.ts';

/** The signed-out lobby of a config, in a language of this build. */
export async function renderFirstScreen(config: AppConfig, wanted: string): Promise<FirstScreenCopy> {
  const language = matchLanguage([wanted]);
  await loadShellTexts(language);
  // No `await` from here to the markup, because the current language is global.
  showLanguage(language);
  const first: FirstScreen = { lobby: firstLobby(config), isSignedIn: false, language };
  return { markup: renderToString(<App first={first} isCopy />), data: JSON.stringify(first), language };
}

/** Content of the shell until the app can draw. */
export const renderCover = (): string => renderToString(<PageCover name={brand.name} />);
