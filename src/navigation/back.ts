// Which page of the app lies before the shown one: kept in the history itself, so that a reload knows it too.
import { closeOverlayOnBack } from './overlay.ts';
import { paths } from './paths.ts';
import { stepBack } from './step-back.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

const FROM = 'from';

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
