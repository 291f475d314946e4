// The pop-ups that this tab has shown. Session storage ends with the tab.
import { sessionItems } from '#src/device/items.ts';
import { POPUP_TYPES, type PopupType } from './popup-row.ts';

const KEY = 'halcyon.popups';

export function shownPopups(): ReadonlySet<PopupType> {
  const kept = (sessionItems.read(KEY) ?? '').split(',');
  return new Set(POPUP_TYPES.filter((type) => kept.includes(String(type))));
}

export const noteShown = (type: PopupType): void =>
  void sessionItems.write(KEY, [...shownPopups(), type].join());
