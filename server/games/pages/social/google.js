// Google draws its own button and returns an ID token that contains our nonce.
import { byId, given, loadScript, report, whenOpened } from './window.js';

/**
 * @typedef {object} GoogleId
 * @property {(options: Record<string, unknown>) => void} initialize
 * @property {() => void} disableAutoSelect
 * @property {(place: HTMLElement, options: Record<string, unknown>) => void} renderButton
 */

await whenOpened(async () => {
  await loadScript();
  const { google } = /** @type {{ google: { accounts: { id: GoogleId } } }} */ (
    /** @type {unknown} */ (window)
  );
  google.accounts.id.initialize({
    client_id: given('id'),
    nonce: given('seal'),
    ux_mode: 'popup',
    auto_select: false,
    /** @param {{ credential: string }} answer */
    callback: ({ credential }) => {
      report({ type: 'halcyon-social', provider: 'google', credential });
      window.close();
    },
  });
  if (given('choose')) google.accounts.id.disableAutoSelect();
  google.accounts.id.renderButton(byId('place'), {
    type: 'standard',
    size: 'large',
    text: 'signin_with',
    shape: 'pill',
    width: 280,
    locale: document.documentElement.lang,
  });
});
