// Retries after a lost answer, less and less often, and at once when the connection returns.
import { pause } from './motion.js';
import { Lost } from './wire.js';

const FIRST_WAIT_MS = 800;
const LONGEST_WAIT_MS = 10_000;

/** @type {() => void} */
let wake = () => {};

/** The browser or the app reports that the connection is back. */
export const lineIsBack = () => wake();

/**
 * @template T
 * @param {() => Promise<T>} attempt @param {() => void} onLost
 * @returns {Promise<T>}
 */
export async function untilAnswered(attempt, onLost) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
    onLost();
    await Promise.race([pause(wait), new Promise((resolve) => (wake = () => resolve(undefined)))]);
  }
}
