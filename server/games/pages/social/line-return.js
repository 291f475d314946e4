// The page that LINE returns to: it sends the code to the app that opened this window.
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
  // Removes the code from the address bar and the history.
  history.replaceState(null, '', location.pathname);
  const [start, code, state] = [begun(), query.get('code'), query.get('state')];
  if (!start || start.state !== state) return show('alone');
  if (code === null)
    report({ type: 'halcyon-social-ended', provider: 'line', reason: 'declined' }, start.app);
  else report({ type: 'halcyon-social', provider: 'line', code, redirectUri, state }, start.app);
  window.close();
});
