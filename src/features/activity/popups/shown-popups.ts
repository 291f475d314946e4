// The pop-ups that this tab has shown. Session storage ends with the tab.
import { POPUP_TYPES, type PopupType } from './popup-row.ts';

const KEY = 'halcyon.popups';

/** Where the browser refuses storage. */
const shownHere = new Set<PopupType>();

export function shownPopups(): ReadonlySet<PopupType> {
  const kept = (read() ?? '').split(',');
  return new Set(POPUP_TYPES.filter((type) => shownHere.has(type) || kept.includes(String(type))));
}

export function noteShown(type: PopupType): void {
  try {
    sessionStorage.setItem(KEY, [...shownPopups(), type].join());
  } catch {
    shownHere.add(type);
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
