// The previous page of the app, kept in the history state so that it survives a reload.
import { createEmitter } from '#src/lib/emitter.ts';
import { addressNow } from './address-now.ts';
import { closeOverlayOnBack } from './overlay.ts';
import { paths } from './paths.ts';
import { stepBack } from './step-back.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

const FROM = 'from';

/** The previous address; undefined on the page where the app was entered. */
function before(): string | undefined {
  const from = (history.state as Record<string, unknown> | null)?.[FROM];
  return typeof from === 'string' ? from : undefined;
}

export function listenToBack(): void {
  let here = addressNow();
  let from = before();
  const arrive = () => {
    here = addressNow();
    if (from !== before()) history.replaceState({ ...(history.state as object | null), [FROM]: from }, '');
  };
  addEventListener('pushState', () => {
    from = here;
    arrive();
  });
  // A page that replaces another keeps its predecessor.
  addEventListener('replaceState', arrive);
  addEventListener('popstate', () => {
    here = addressNow();
    from = before();
    closeOverlayOnBack();
  });
}

/** There was no previous page of this app. */
export const leftByBack = createEmitter<void>();

/** To the previous page of this app, or to the lobby if there is none. */
export async function goBack(navigate: Navigate): Promise<void> {
  if (before() !== undefined) return stepBack();
  navigate(paths.home, { replace: true });
  leftByBack.emit();
}

/** Leaves this page for good: goes back if `address` is the previous page, else replaces this one with it. */
export async function returnTo(address: string, navigate: Navigate): Promise<void> {
  if (before() === address) await stepBack();
  else navigate(address, { replace: true });
}
