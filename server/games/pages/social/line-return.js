// Back from LINE: the code goes to the app that this very window was opened by.
import { show, report, whenOpened } from './window.js';

/** @returns {{ state: string, app: string } | null} */
function begun() {
  const kept = sessionStorage.getItem('line');
  sessionStorage.removeItem('line');
  return kept === null ? null : JSON.parse(kept);
}

await whenOpened(async () => {
  const query = new URLSearchParams(location.search);
  const redirectUri = location.origin + location.pathname;
  // A code does not stay in the address bar and the history.
  history.replaceState(null, '', location.pathname);
  const [start, code, state] = [begun(), query.get('code'), query.get('state')];
  if (!start || start.state !== state) return show('alone');
  if (code === null)
    report({ type: 'halcyon-social-ended', provider: 'line', reason: 'declined' }, start.app);
  else report({ type: 'halcyon-social', provider: 'line', code, redirectUri, state }, start.app);
  window.close();
});
