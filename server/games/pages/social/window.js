// The window that the app opened: its parameters, and the one message it sends to its opener.

const { dataset } = document.documentElement;

/** @param {string} name */
export const given = (name) => dataset[name] ?? '';

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}.`);
  return element;
}

/**
 * Sent to the app's origin only, whatever page the opener shows by now.
 * @param {import('../../../../src/contract/page/social-messages.ts').SocialMessage} message
 * @param {string} app
 */
export function report(message, app = given('app')) {
  if (app) window.opener?.postMessage(message, app);
}

/**  @param {() => Promise<void>} begin only where a page of ours waits for the outcome */
export async function whenOpened(begin) {
  byId('close').addEventListener('click', () => window.close());
  if (!window.opener) return show('alone');
  try {
    await begin();
    byId('waiting').hidden = true;
  } catch {
    unreachable();
  }
}

export function unreachable() {
  const provider = /** @type {'google' | 'facebook' | 'line'} */ (given('provider'));
  report({ type: 'halcyon-social-ended', provider, reason: 'unreachable' });
  show('unreachable');
}

/** @param {'alone' | 'unreachable' | 'go'} id */
export function show(id) {
  byId('waiting').hidden = true;
  byId(id).hidden = false;
}

/** The identity provider's script, from the address in the platform's settings. */
export function loadScript() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = given('script');
    script.onload = () => resolve(undefined);
    script.onerror = () => reject(new Error('The script of the service did not arrive.'));
    document.head.append(script);
  });
}
