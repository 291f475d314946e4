// The page's entry: draw what is known, make it usable, then everything else.
import '#src/styles/reset.css';
import '#src/styles/tokens.css';
import '#src/styles/themes.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isFirstScreenAddress } from '#src/contract/page/first-screen.ts';
import { restoreClock } from '#src/data/clock.ts';
import { readSession, session } from '#src/data/session.ts';
import { languageOfCookie, matchLanguage } from '#src/i18n/languages.ts';
import { loadShellTexts, showLanguage } from '#src/i18n/t.ts';
import { App } from './App.tsx';
import { readFirstScreen } from './first-screen/first-screen.ts';
import { listenToBack } from './listeners/back.ts';
import { listenToLinks } from './listeners/links.ts';

async function main(): Promise<void> {
  restoreClock();
  session.value = readSession();
  listenToLinks();
  listenToBack();
  const first = isFirstScreenAddress(location.pathname, location.search) ? readFirstScreen() : undefined;
  const chosen = languageOfCookie(document.cookie) ?? matchLanguage(navigator.languages);
  await loadShellTexts(first?.language ?? chosen);
  showLanguage(first?.language ?? chosen);
  document.documentElement.lang = first?.language ?? chosen;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  if (first) {
    hydrateRoot(root, <App first={first} />);
    await usable();
  }
  const { start } = await import('./startup/start.ts');
  const hasConfig = await start();
  if (first) return;
  if (hasConfig) createRoot(root).render(<App />);
  else await showUnreachable(root);
}

/** Hydration runs in tasks of its own; what follows must not get in its way. */
const usable = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (document.documentElement.dataset.usable === undefined ? setTimeout(look) : resolve());
    look();
  });

async function showUnreachable(root: HTMLElement): Promise<void> {
  const { Unreachable } = await import('./screens/Unreachable.tsx');
  createRoot(root).render(<Unreachable />);
}

void main();
