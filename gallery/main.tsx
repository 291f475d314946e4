// Entry of the page `/ui`, which only `npm run dev` and the tests serve: every component in every state.
import '#src/styles/reset.css';
import '#src/styles/tokens.css';
import '#src/styles/themes.css';
import { createRoot } from 'react-dom/client';
import { database } from '#src/data/db/database.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { Gallery } from './page/Gallery.tsx';
import { Alone } from './stage/Alone.tsx';
import { readAddress, showSettings } from './settings.ts';

async function main(): Promise<void> {
  // Some patterns read what this device knows.
  await Promise.all([loadTexts(['common', 'bonus']), database()]);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root');
  const root = createRoot(element);
  const draw = () => {
    const { settings, only } = readAddress(location.search);
    showSettings(settings);
    root.render(only ? <Alone key={only} id={only} /> : <Gallery />);
  };
  draw();
  addEventListener('popstate', draw);
}

void main();
