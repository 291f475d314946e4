import { navigate } from 'wouter/use-browser-location';
import { addressNow } from '#src/navigation/address-now.ts';
import { paths } from '#src/navigation/paths.ts';
import { afterStep } from '#src/navigation/step-back.ts';
import { openService } from '../open-service.ts';

/** Links are plain `<a>` elements, so they work before this script runs; from here on they change the screen. */
export function listenToLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    if (isShownBy(link)) scrollTo({ top: 0 });
    else if (link.pathname === paths.service) void openService();
    else afterStep(() => navigate(link.pathname + link.search + link.hash));
  });
}

/** In the navigation bar the entry of the screen that is shown leads to its top. */
const isShownBy = (link: HTMLAnchorElement): boolean =>
  link.pathname + link.search === addressNow() && link.closest('nav') !== null;

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = [event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true);
  const isPlain = event.button === 0 && !isModified;
  const isHere = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isAnchor = link.pathname === location.pathname && link.hash !== '';
  return isPlain && isHere && !isAnchor && !event.defaultPrevented;
}
