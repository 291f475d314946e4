// A process that decodes the pictures of strangers, one after the other, and is killed if one takes too long.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

const PIXELS_MAX = 24_000_000;
const SIDE_MAX = 2048;
const QUALITY = 80;

// Of the loaders of the library only these are on.
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

process.on('message', (bytes) => void decode(Buffer.from(bytes)).then((decoded) => process.send(decoded)));
process.on('disconnect', () => process.exit());
process.send('ready');
