// Parts of the app that arrive when they are wanted, and what happens when one does not.
import { type ComponentType, lazy } from 'react';
import { database } from '#src/data/db/database.ts';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';

const RELOADED = 'halcyon.reloadedForChunk';

/** A screen with all it stands on: its code, the database and the texts of the areas it names. */
export function screen(load: () => Promise<{ default: ComponentType }>, ...areas: LazyArea[]): ComponentType {
  return lazy(() => loadChunk(load, ...areas));
}

export async function loadChunk<M>(load: () => Promise<M>, ...areas: LazyArea[]): Promise<M> {
  try {
    const [part] = await Promise.all([load(), database(), loadTexts(['common', ...areas])]);
    sessionStorage.removeItem(RELOADED);
    return part;
  } catch (error) {
    if (!navigator.onLine || hasReloaded()) throw error;
    location.reload();
    // The page is going away: nothing is drawn meanwhile.
    return new Promise(() => {});
  }
}

/** Once in a session a missing part reloads its route: a new version may have replaced it. */
function hasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return true;
    sessionStorage.setItem(RELOADED, '1');
    return false;
  } catch {
    return true;
  }
}
