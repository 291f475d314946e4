import { idleMoment } from '#src/lib/idle-moment.ts';
import { paths } from '#src/navigation/paths.ts';

/** The pop-ups of the start: their code loads when the lobby is shown for the first time, and idle. */
export function listenToPopups(): void {
  const end = new AbortController();
  const look = () => {
    if (location.pathname === paths.home)
      void load().then(
        () => end.abort(),
        () => {},
      );
  };
  for (const change of ['pushState', 'replaceState', 'popstate']) addEventListener(change, look, end);
  look();
}

let loading: Promise<void> | undefined;

/** Code that did not load is asked for at the next return to the lobby. */
function load(): Promise<void> {
  loading ??= idleMoment()
    .then(() => import('#src/features/activity/popups/show-popups.ts'))
    .then(({ showPopups }) => void showPopups())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
