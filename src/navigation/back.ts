// Which page of the app lies before the shown one: kept in the history itself, so that a reload knows it too.
import { closeOverlayOnBack } from './overlay.ts';
import { paths } from './paths.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

const FROM = 'from';
const LONGEST_WAIT_MS = 1000;

/** The address before this one; undefined where the app was entered. */
function before(): string | undefined {
  const from = (history.state as Record<string, unknown> | null)?.[FROM];
  return typeof from === 'string' ? from : undefined;
}

const shown = (): string => location.pathname + location.search;

export function listenToBack(): void {
  let here = shown();
  let from = before();
  const arrive = () => {
    here = shown();
    if (from !== before()) history.replaceState({ ...(history.state as object | null), [FROM]: from }, '');
  };
  addEventListener('pushState', () => {
    from = here;
    arrive();
  });
  // What replaces a page lies after the same one.
  addEventListener('replaceState', arrive);
  addEventListener('popstate', () => {
    here = shown();
    from = before();
    closeOverlayOnBack();
  });
}

/** Resolves when the browser is there. */
export function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    // Nobody waits for ever for a browser that does not go back.
    setTimeout(resolve, LONGEST_WAIT_MS);
    history.back();
  });
}

/** The page before in this app, or the lobby when there is none. */
export async function goBack(navigate: Navigate): Promise<void> {
  if (before() === undefined) navigate(paths.home, { replace: true });
  else await stepBack();
}

/** Leaves this page for good: back to the address if it lies before, else in place of this one, so that back never meets it twice. */
export async function returnTo(address: string, navigate: Navigate): Promise<void> {
  if (before() === address) await stepBack();
  else navigate(address, { replace: true });
}
