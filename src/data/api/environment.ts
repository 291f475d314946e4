// What the app runs in: a native wrapper, the home screen, or a browser.

export interface Environment {
  /** A native app around this page. */
  readonly isWrapper: boolean;
  /** Opened from the home screen. */
  readonly isHomeScreen: boolean;
  readonly isIosChrome: boolean;
}

/** A wrapper names itself in its user agent, or offers an object to talk to. */
const WRAPPER_AGENT = /\bHalcyonApp\//;

interface WrapperWindow {
  readonly halcyonApp?: object;
}

const DISPLAY_MODES = ['standalone', 'fullscreen', 'minimal-ui'];

export function environment(): Environment {
  const agent = navigator.userAgent;
  return {
    isWrapper: WRAPPER_AGENT.test(agent) || (globalThis as WrapperWindow).halcyonApp !== undefined,
    isHomeScreen: isHomeScreen(),
    isIosChrome: /\bCriOS\//.test(agent),
  };
}

/** Safari on iOS has a flag of its own, and an app of a store that shows this page names itself as what led here. */
const isHomeScreen = (): boolean =>
  document.referrer.startsWith('android-app:') ||
  (navigator as { standalone?: boolean }).standalone === true ||
  DISPLAY_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
