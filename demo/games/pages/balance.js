// The balance on the panel; after a win it counts up to the new one.
import { byId } from './dom.js';
import { isCalm } from './motion.js';
import { coins } from './texts.js';

/** Milliseconds. */
const LENGTH = 600;
/** Milliseconds between numbers, as fast as they can be read. */
const READ_MS = 50;

export function createBalance() {
  const element = byId('coin');
  let latest = 0;
  const show = (/** @type {number} */ coin) => {
    latest += 1;
    element.textContent = coins(coin);
  };
  return {
    show,
    /** Any newer balance ends it. @param {number} from @param {number} to */
    countUp(from, to) {
      if (isCalm() || to <= from) return show(to);
      show(from);
      const own = latest;
      const start = performance.now();
      const step = () => {
        if (own !== latest) return;
        const share = Math.min(1, (performance.now() - start) / LENGTH);
        element.textContent = coins(share < 1 ? from + Math.floor(((to - from) * share) / 100) * 100 : to);
        if (share < 1) setTimeout(step, READ_MS);
      };
      setTimeout(step, READ_MS);
    },
  };
}
