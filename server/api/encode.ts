// Encodes answers: large ones are compressed, and shared ones are compressed once and completed per request.
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib';
import type { Envelope } from '#src/contract/envelope.ts';
import { isShared } from '../calls/shared-answers.ts';
import { acceptedEncoding, type Encoding } from '../http/accept-encoding.ts';

export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding | null;
}

/** A smaller answer fits into as few packets without compression. */
const WORTH_COMPRESSING = 1400;
const QUICK_BROTLI = 4;
const BEST_BROTLI = 11;
/** Above this size the best compression takes seconds. */
const BEST_MAX = 512 * 1024;
const GOOD_BROTLI = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const deflate = promisify(deflateRaw);

/** Compressed for the first client that accepts it: the best compression takes its time. */
interface Piece {
  readonly plain: Buffer;
  readonly br: () => Promise<Buffer>;
  readonly deflated: () => Promise<Buffer>;
}

const pieces = new WeakMap<object, Piece>();

export async function encode(envelope: Envelope, accepted: string | undefined): Promise<EncodedBody> {
  const encoding = acceptedEncoding(accepted);
  const { data } = envelope;
  if (typeof data === 'object' && data !== null && isShared(data)) return encodeShared(envelope, encoding);
  const body = Buffer.from(JSON.stringify(envelope));
  if (body.length < WORTH_COMPRESSING || encoding === null) return { body, encoding: null };
  if (encoding === 'gzip') return { body: await zip(body), encoding };
  return { body: await brotli(body, quality(QUICK_BROTLI)), encoding };
}

/** The part of the envelope that is the same for every client. */
async function encodeShared(envelope: Envelope, encoding: Encoding | null): Promise<EncodedBody> {
  const { data, serverTime, traceId, ...head } = envelope;
  const key = data as object;
  const piece =
    pieces.get(key) ?? makePiece(`${JSON.stringify(head).slice(0, -1)},"data":${JSON.stringify(data)}`);
  pieces.set(key, piece);
  const end = Buffer.from(`,${JSON.stringify({ serverTime, traceId }).slice(1)}`);
  const { plain, br, deflated } = piece;
  if (encoding === 'br') return { body: finishBrotli(await br(), end), encoding };
  if (encoding === 'gzip') return { body: finishGzip(await deflated(), plain, end), encoding };
  return { body: Buffer.concat([plain, end]), encoding };
}

function makePiece(text: string): Piece {
  const plain = Buffer.from(text);
  const best = quality(plain.length > BEST_MAX ? GOOD_BROTLI : BEST_BROTLI);
  return {
    plain,
    br: once(() => brotli(plain, { ...best, finishFlush: constants.BROTLI_OPERATION_FLUSH })),
    deflated: once(() => deflate(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** RFC 7932, 9.2: an uncompressed meta-block of at most 64 KiB, then an empty last one. */
function finishBrotli(flushed: Buffer, end: Buffer): Buffer {
  const header = Buffer.alloc(3);
  const isUncompressed = 1 << 19;
  header.writeUIntLE(isUncompressed | ((end.length - 1) << 3), 0, 3);
  return Buffer.concat([flushed, header, end, Buffer.from([0b11])]);
}

/** RFC 1951, 3.2.4: a stored last block; RFC 1952 for the trailer. */
function finishGzip(deflated: Buffer, plain: Buffer, end: Buffer): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0);
  block.writeUInt16LE(end.length, 1);
  block.writeUInt16LE(0xffff - end.length, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc32(plain)), 0);
  trailer.writeUInt32LE((plain.length + end.length) % 2 ** 32, 4);
  return Buffer.concat([header, deflated, block, end, trailer]);
}
