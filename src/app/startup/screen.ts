// Parts of the app that arrive when they are wanted, and what happens when one does not.
import { type ComponentType, lazy } from 'react';
import { database } from '#src/data/db/database.ts';
import { loadTexts } from '#src/i18n/t.ts';

const RELOADED = 'halcyon.reloadedForPart';

/** A screen with all it stands on: its code, the database and the texts. */
export function screen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazy(() => loadPart(load));
}

export async function loadPart<M>(load: () => Promise<M>): Promise<M> {
  try {
    const [part] = await Promise.all([load(), database(), loadTexts()]);
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
