// Sends this window to LINE, which returns to line-return.js.
import { given, whenOpened } from './window.js';

await whenOpened(async () => {
  sessionStorage.setItem('line', JSON.stringify({ state: given('seal'), app: given('app') }));
  location.replace(given('go'));
});
