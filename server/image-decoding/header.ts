// Reads what a picture says about itself in its first bytes, before anything decodes it.

export interface Header {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

type Size = Pick<Header, 'width' | 'height'> & { readonly isAnimated?: boolean };

/** `null` if it is of none of these formats, or ends before its size. */
export function headerOf(bytes: Buffer): Header | null {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

function read(bytes: Buffer): Header | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  const known = (format: Header['format'], size: Size | null): Header | null =>
    size && size.width > 0 && size.height > 0 ? { isAnimated: false, ...size, format } : null;
  if (bytes.indexOf(PNG) === 0 && text(12, 16) === 'IHDR')
    return known('png', { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
  if (bytes.indexOf(JPEG) === 0) return known('jpeg', sizeOfJpeg(bytes));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return known('webp', sizeOfWebp(bytes, text(12, 16)));
  return null;
}

const START_OF_FRAME = /^c[0-35-79-bd-f]$/;

/** Segments follow each other, each with its length, up to the one that begins the frame. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (START_OF_FRAME.test(marker.toString(16)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const ANIMATED = 0b10;

/** Its three kinds: simple, lossless, and extended, which names the size of its canvas. */
function sizeOfWebp(bytes: Buffer, kind: string): Size | null {
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const isAnimated = (bytes.readUInt8(20) & ANIMATED) !== 0;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, isAnimated };
}
