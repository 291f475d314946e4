// Entry of the page: draws what is known, makes it usable, then starts everything else.
import '#src/styles/reset.css';
import '#src/styles/tokens.css';
import '#src/styles/themes.css';
// The cover is in the document itself, before any script.
import '#src/ui/PageCover/PageCover.module.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreClock } from '#src/data/api/clock.ts';
import { database, newLog } from '#src/data/db/database.ts';
import { createFirstOutbox } from '#src/data/events/first-outbox.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { readSession, session } from '#src/data/session/session.ts';
import { readCookies } from '#src/device/cookies.ts';
import { followLanguage, keepLanguage } from '#src/i18n/keep-language.ts';
import { type Language, languageOfCookie, matchLanguage } from '#src/i18n/languages.ts';
import { loadShellTexts } from '#src/i18n/shell-texts.ts';
import { showLanguage } from '#src/i18n/t.ts';
import { frameDrawn, idleMoment, nextTask } from '#src/lib/moments.ts';
import { loadFailed, loadNow, untilLoaded } from '#src/lib/until-loaded.ts';
import { isFirstScreenHere, replacePath } from '#src/navigation/address-now.ts';
import { arrivalQuery, noteArrival } from '#src/navigation/arrival.ts';
import { listenToBack } from '#src/navigation/back.ts';
import { listenToHistory } from '#src/navigation/scroll-place.ts';
import { App } from './shell/App.tsx';
import { type FirstScreen, readFirstScreen } from './document/first-screen.ts';
import { asInTable } from './routes.ts';
import type { FirstConfig } from './startup/start.ts';

async function main(): Promise<void> {
  // Evaluating this script has been a long task already.
  await nextTask();
  // Everything that compares addresses knows those of the table.
  replacePath(asInTable(location.pathname));
  noteArrival();
  // Asks before the new log whether anything is stored.
  void createFirstOutbox();
  void newLog();
  listenToHistory();
  restoreClock();
  session.value = readSession();
  listenToBack();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const first = isFirstScreenHere() ? readFirstScreen() : undefined;
  // Every other screen is drawn from it.
  if (!first) void database();
  listenForMissing();
  const chosen = first?.language ?? languageOfCookie(readCookies()) ?? matchLanguage(wanted());
  keepStartLanguage(chosen);
  await loadLanguage(chosen);
  if (first) await hydrate(root, first);
  const { startBackgroundWork, start } = await untilLoaded(() => import('./startup/start.ts'));
  const config = await start();
  if (!first) await draw(root, config);
  // What is on the screen comes first.
  await idleMoment();
  startBackgroundWork();
}

const startLanguage = (): string => arrivalQuery().text('lang');

/** An app on the home screen is started with the language that it was installed in. */
const wanted = (): string[] => [startLanguage(), ...navigator.languages];

/** Only the first address of an installed app names its language. */
function keepStartLanguage(chosen: Language): void {
  if (startLanguage() === chosen && languageOfCookie(readCookies()) === null) keepLanguage(chosen);
}

async function loadLanguage(language: Language): Promise<void> {
  await untilLoaded(() => loadShellTexts(language));
  showLanguage(language);
  followLanguage();
}

async function hydrate(root: HTMLElement, first: FirstScreen): Promise<void> {
  hydrateRoot(root, <App first={first} />);
  await usable();
  // Until it is open, an event that is tracked is in memory alone.
  void outbox();
  // What has arrived by now, such as the picture of the first offer, comes before the next part.
  await frameDrawn();
}

async function draw(root: HTMLElement, config: FirstConfig): Promise<void> {
  const drawn = createRoot(root);
  if (config === 'stored') return drawn.render(<App />);
  const { UnreachableScreen } = await untilLoaded(() => import('./screens/UnreachableScreen.tsx'));
  drawn.render(<UnreachableScreen reason={config} />);
}

/** The script of the document then says on the page cover what is wrong. */
function listenForMissing(): void {
  loadFailed.listen(() => {
    document.documentElement.dataset.missing = '';
  });
  addEventListener('online', loadNow);
}

/** Hydration runs in tasks of its own, and later work must not delay it. */
const usable = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (document.documentElement.dataset.usable === undefined ? setTimeout(look) : resolve());
    look();
  });

void main();
