// The bridge to a native app around this page: back, links that lead outside, and sharing. See docs/native-wrapper.md.
import { navigate } from 'wouter/use-browser-location';
import { goBack, leftByBack } from '#src/navigation/back.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { closeOverlay, openedOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';

type Message =
  | { readonly type: 'back' }
  | { readonly type: 'open'; readonly url: string }
  | ({ readonly type: 'share' } & Pick<ShareData, 'title' | 'text' | 'url'>);

interface Port {
  readonly postMessage?: (text: string) => unknown;
}

interface WrapperGlobals {
  readonly halcyonApp?: Port;
  /** WKWebView has its own place for them. */
  readonly webkit?: { readonly messageHandlers?: { readonly halcyonApp?: Port } };
  halcyonBack?: () => boolean;
}

const global = globalThis as unknown as WrapperGlobals;

/** Called on the object, because ports of native code refuse any other way. */
function portOf(): Port | undefined {
  const { halcyonApp, webkit } = global;
  return halcyonApp?.postMessage ? halcyonApp : webkit?.messageHandlers?.halcyonApp;
}

/** False if the wrapper has no bridge: then everything is as in a browser. */
function post(message: Message): boolean {
  const port = portOf();
  if (!port?.postMessage) return false;
  port.postMessage(JSON.stringify(message));
  return true;
}

export function listenToWrapper(): void {
  if (!portOf()) return;
  global.halcyonBack = back;
  leftByBack.listen(() => post({ type: 'back' }));
  document.addEventListener('click', openOutside);
  const openWindow = globalThis.open.bind(globalThis);
  // A window that this page would talk to, such as that of an identity provider, stays one.
  globalThis.open = (url = '', target, features = '') =>
    features.includes('noopener') && post({ type: 'open', url: String(url) })
      ? null
      : openWindow(url, target, features);
  const share = async ({ title, text, url }: ShareData = {}): Promise<void> =>
    void post({ type: 'share', ...{ title, text, url } });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

/** For the system's back button. False in the lobby with nothing open: the wrapper decides what that means. */
function back(): boolean {
  const dialog = openedDialogs.peek().at(-1);
  if (dialog) dialog.settle(false);
  else if (openedOverlay.peek()) closeOverlay();
  else if (location.pathname === paths.home) return false;
  else void goBack(navigate);
  return true;
}

function openOutside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (link.origin !== location.origin && post({ type: 'open', url: link.href })) event.preventDefault();
}
