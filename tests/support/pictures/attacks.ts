// Pictures that are small to send and costly to decode, or none at all.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Attack {
  readonly what: string;
  readonly bytes: Buffer;
  /** What the platform answers: 7002 is no picture that is taken, 7003 is too large. */
  readonly errcodes: readonly number[];
  /** Nothing but its decoder can tell. */
  readonly isDecoded: boolean;
}

/** Characters that a call takes, in bytes of a picture. */
const BYTES_MAX = 150_000;
/** The side of a square just below the area that is decoded. */
const SIDE = 4896;

export async function attacks(): Promise<Attack[]> {
  const refused = [
    { what: 'an SVG named a picture', bytes: nestedSvg(), errcodes: [7002] },
    { what: 'a PNG one pixel wide and 24 million high', bytes: png(1, 24_000_000), errcodes: [7003] },
    { what: 'a JPEG with sides of 65,500', bytes: await withJpegSides(65_500), errcodes: [7003] },
    { what: 'a WebP of a hundred pictures', bytes: await animated('webp'), errcodes: [7002] },
    { what: 'a GIF of a hundred pictures', bytes: await animated('gif'), errcodes: [7002] },
  ];
  const decoded = [
    // Too slow for a machine that has much else to do.
    { what: 'a PNG that is interlaced, within the area', bytes: await interlacedPng(), errcodes: [0, 7003] },
    { what: 'a JPEG of a thousand scans', bytes: await scannedJpeg(), errcodes: [7002, 7003] },
    { what: 'a JPEG that ends half-way', bytes: await halfJpeg(), errcodes: [7002] },
  ];
  return [
    ...refused.map((each) => ({ ...each, isDecoded: false })),
    ...decoded.map((each) => ({ ...each, isDecoded: true })),
  ];
}

/** Each level draws the one below it ten times. */
function nestedSvg(): Buffer {
  const levels = Array.from({ length: 7 }, (_, level) => {
    const below = level === 0 ? '<path d="M0 0h9v9z"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${below}</g>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${levels.join('')}</svg>`);
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, end]);
}

/** Black, with one bit for each pixel. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  // Each row has a byte before it, which names its filter.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

const interlacedPng = () => square(SIDE).png({ progressive: true, palette: true }).toBuffer();

const START_OF_FRAME = new Set([0xc0, 0xc2]);

async function withJpegSides(side: number): Promise<Buffer> {
  const bytes = await square(64).jpeg().toBuffer();
  const at = bytes.findIndex((byte, index) => byte === 0xff && START_OF_FRAME.has(bytes[index + 1] ?? 0));
  bytes.writeUInt16BE(side, at + 5);
  bytes.writeUInt16BE(side, at + 7);
  return bytes;
}

/** The last scan, which goes through all blocks for a few bytes, again and again. */
async function scannedJpeg(): Promise<Buffer> {
  const bytes = await square(SIDE).greyscale().jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from('ffda', 'hex'));
  const scan = bytes.subarray(last, -2);
  const times = Math.min(1000, Math.floor((BYTES_MAX - bytes.length) / scan.length));
  return Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(times).fill(scan), bytes.subarray(-2)]);
}

/** Each picture stands below the one before it. */
async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const [side, count] = [100, 100];
  const rows = Buffer.from(
    Array.from({ length: side * side * count }, (_, index) => Math.floor(index / side ** 2)),
  );
  const raw = { width: side, height: side * count, channels: 1, pageHeight: side } as const;
  return sharp(rows, { raw })[format]().toBuffer();
}

async function halfJpeg(): Promise<Buffer> {
  const bytes = await square(2000).jpeg().toBuffer();
  return bytes.subarray(0, bytes.length / 2);
}
