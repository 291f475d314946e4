// LINE is a page of its own: this window goes there, and line-return.js is where it comes back to.
import { given, whenOpened } from './window.js';

await whenOpened(async () => {
  sessionStorage.setItem('line', JSON.stringify({ state: given('seal'), app: given('app') }));
  location.replace(given('go'));
});
