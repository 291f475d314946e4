// A process that decodes the pictures of strangers, one after the other, and is killed if one takes too long.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

const PIXELS_MAX = 24_000_000;
const SIDE_MAX = 2048;
const QUALITY = 80;
/** Microseconds of processor time for one picture. */
const CPU_MAX = 2_000_000;
const LOOK_MS = 100;

// Only these loaders of the library are on.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_LOW);

/** Encoded anew, so that neither metadata nor anything but pixels is kept; `null` if it can not be read. */
const decode = (bytes) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);

/** By what it costs and not by the clock: at low priority on a busy machine an honest picture may wait for seconds. */
function endWhenTooCostly() {
  const before = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > CPU_MAX) process.exit(1);
  };
  return setInterval(look, LOOK_MS);
}

async function answer(bytes) {
  const watch = endWhenTooCostly();
  const decoded = await decode(Buffer.from(bytes));
  clearInterval(watch);
  process.send(decoded);
}

process.on('message', (bytes) => void answer(bytes));
process.on('disconnect', () => process.exit());
process.send('ready');
