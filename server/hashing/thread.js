// A thread that hashes passwords, one after the other.
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

const BLOCK_SIZE = 8;
const LANES = 3;
const KEY_BYTES = 32;

const derive = (password, salt, cost) => {
  const N = 2 ** cost;
  // Node refuses to use more than `maxmem`: 128 bytes per block and step, doubled as a reserve.
  return scryptSync(password, salt, KEY_BYTES, { N, r: BLOCK_SIZE, p: LANES, maxmem: 256 * N * BLOCK_SIZE });
};

parentPort.on('message', ({ password, salt, cost, asCost }) => {
  const key = derive(password, salt, cost);
  // Costs are powers of two: one hash of each further cost adds up to the work of `asCost`.
  for (let further = cost; further < asCost; further += 1) derive(password, salt, further);
  parentPort.postMessage(key);
});
