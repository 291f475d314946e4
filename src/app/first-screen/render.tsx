// Renders the first screen to markup, for the platform and for static hosting. Built as a file of its own.
import { renderToString } from 'react-dom/server';
import type { AppConfig } from '#src/contract/config.ts';
import type { FirstScreenCopy } from '#src/contract/page/first-screen.ts';
import { firstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { LANGUAGES, type Language, matchLanguage } from '#src/i18n/languages.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { loadShellTexts } from '#src/i18n/shell-texts.ts';
import { showLanguage, t } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import type { Elements } from '#src/lib/elements.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PageCover } from '#src/ui/PageCover/PageCover.tsx';
import { App } from '../shell/App.tsx';
import type { FirstScreen } from '../document/first-screen.ts';

/** The signed-out lobby of a config, in a language of this build. */
export async function renderFirstScreen(config: AppConfig, wanted: string): Promise<FirstScreenCopy> {
  const language = matchLanguage([wanted]);
  await loadShellTexts(language);
  // No `await` from here to the markup, because the current language is global.
  showLanguage(language);
  const first: FirstScreen = { lobby: firstLobby(config), isSignedIn: false, language };
  const markup = renderToString(<App first={first} isCopy />);
  return { markup, data: JSON.stringify(first), language, direction: LANGUAGES[language].direction };
}

/** Content of the shell until the app can draw, with what to say in each language if that does not happen. */
export async function renderCover(): Promise<string> {
  const languages = Object.keys(LANGUAGES) as Language[];
  const messages: Elements[] = [];
  for (const language of languages) {
    showLanguage(language);
    await loadTexts(['common']);
    messages.push(
      <template key={language} lang={language} dir={LANGUAGES[language].direction}>
        <p data-why="offline">{t('common.offline')}</p>
        <p data-why="missing">{t('common.serviceUnreachable')}</p>
        <p data-why="slow">{t('common.weakConnection')}</p>
        <p>{t('common.unreachableHint', { address: brand.support })}</p>
        <Button variant="primary">{t('common.tryAgain')}</Button>
      </template>,
    );
  }
  return renderToString(<PageCover name={brand.name}>{messages}</PageCover>);
}
