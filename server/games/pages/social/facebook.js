// Opens Facebook's own window on the tap and returns an access token.
import { byId, given, loadScript, show, report, whenOpened } from './window.js';

const VERSION = 'v22.0';

/**
 * @typedef {{ authResponse?: { accessToken: string } | null }} Answer
 * @typedef {object} Sdk
 * @property {(options: Record<string, unknown>) => void} init
 * @property {(onAnswer: (answer: Answer) => void, options: Record<string, unknown>) => void} login
 */

const page = /** @type {{ FB: Sdk, fbAsyncInit: () => void }} */ (/** @type {unknown} */ (window));

await whenOpened(async () => {
  // The first script loads the real SDK, which calls this when it is ready.
  const ready = new Promise((resolve) => (page.fbAsyncInit = () => resolve(undefined)));
  await loadScript();
  await ready;
  page.FB.init({ appId: given('id'), version: VERSION, xfbml: false, cookie: false, status: false });
  // Otherwise Facebook answers at once for the person it knows from before.
  const again = given('choose') ? { auth_type: 'reauthenticate' } : {};
  byId('go').addEventListener('click', () => page.FB.login(onAnswer, { scope: 'public_profile', ...again }));
  show('go');
});

/** @param {Answer} answer */
function onAnswer({ authResponse }) {
  if (authResponse) {
    report({ type: 'halcyon-social', provider: 'facebook', accessToken: authResponse.accessToken });
  } else report({ type: 'halcyon-social-ended', provider: 'facebook', reason: 'declined' });
  window.close();
}
