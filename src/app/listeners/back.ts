import { paths } from '#src/navigation/paths.ts';
import { closeOverlayOnBack } from '#src/navigation/overlay.ts';

/** Entries this visit has put into the history, so that back never leaves the app by surprise. */
let depth = 0;

export function listenToBack(): void {
  addEventListener('popstate', () => {
    depth = Math.max(0, depth - 1);
    closeOverlayOnBack();
  });
  addEventListener('pushState', () => {
    depth += 1;
  });
}

/** The page before in this app, or the lobby when there is none. */
export function goBack(navigate: (to: string, options: { replace: boolean }) => void): void {
  if (depth > 0) history.back();
  else navigate(paths.home, { replace: true });
}
