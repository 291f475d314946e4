// Reads what a stranger sent as a picture: cheap checks first, then a process of its own decodes it.
import { IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED } from '#src/contract/errors.ts';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import { Decoder } from './decoder.ts';
import { headerOf } from './header.ts';

/** Characters of base64, as the contract says: about 150 KB of picture. */
const BASE64_MAX = 200 * 1024;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const AREA_MAX = 24_000_000;
/** Panoramas of telephones are narrower. */
const SIDE_MAX = 16_384;

/** Whoever waits for all of them waits for seconds, and as long as the app waits for an answer. */
const queue = new FairQueue({ places: 1, waiting: 8, waitingPerAddress: 3 });
const decoder = new Decoder();

type PictureRefusal = Refusal<typeof IMAGE_TYPE_REFUSED | typeof IMAGE_TOO_LARGE>;

/** Those of one sender wait for each other. Throws `QueueFullError` if too many wait. */
export async function readPicture(
  sender: string,
  { mime, base64 }: { mime: string; base64: string },
): Promise<Buffer | PictureRefusal> {
  const picture = checkedPicture(mime, base64);
  if (isRefusal(picture)) return picture;
  const decoded = await queue.run(sender, () => decoder.decode(picture));
  if (decoded === 'unreadable') return refuse(IMAGE_TYPE_REFUSED);
  return decoded === 'ended' ? refuse(IMAGE_TOO_LARGE) : decoded;
}

function checkedPicture(mime: string, base64: string): Buffer | PictureRefusal {
  if (base64.length > BASE64_MAX) return refuse(IMAGE_TOO_LARGE);
  if (!BASE64.test(base64)) return refuse(IMAGE_TYPE_REFUSED);
  const picture = Buffer.from(base64, 'base64');
  const header = headerOf(picture);
  if (!header || header.isAnimated || !isNamed(mime)) return refuse(IMAGE_TYPE_REFUSED);
  const { width, height } = header;
  const isLarge = Math.max(width, height) > SIDE_MAX || width * height > AREA_MAX;
  return isLarge ? refuse(IMAGE_TOO_LARGE) : picture;
}

/** A wrong name of the right kind is a browser's mistake, and harmless. */
const isNamed = (mime: string): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(mime);
