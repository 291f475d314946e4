// Loads code on demand, and handles a chunk that does not load.
import { type ComponentType, lazy } from 'react';
import { database } from '#src/data/db/database.ts';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';

const RELOADED = 'halcyon.reloadedForChunk';

/** Loads a screen with its code, the database and the texts of its areas. */
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
    // The page is about to reload, so nothing is drawn.
    return new Promise(() => {});
  }
}

/** Reloads the route once per session if a chunk is missing: a new version may have replaced it. */
function hasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return true;
    sessionStorage.setItem(RELOADED, '1');
    return false;
  } catch {
    return true;
  }
}
