// Pictures of the catalogue: drawn on first request, then kept on disk and in memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { FairQueue } from '../fair-queue.ts';
import { createMemory, createStore } from './store.ts';

export interface Drawing {
  /** Widths, the largest first. */
  readonly widths: readonly [large: number, small: number];
  /** Drawn at the largest width. */
  readonly svg: () => string;
}

export interface Gallery {
  /** `null` if there is no drawing of that name. */
  readonly drawingOf: (name: string) => Drawing | null;
  /** Folder of the drawing code: its digest separates files of different versions. */
  readonly sources: string;
}

export interface PictureOptions {
  readonly gallery: Gallery;
  /** `null` keeps them in memory only. */
  readonly folder: string | null;
  /** Bytes on disk. */
  readonly most?: number;
  /** Whether the catalogue or the offers hold it: only then it is drawn. */
  readonly isListed: (name: string) => Promise<boolean>;
  /** Counts a picture that has to be drawn; seconds to wait if there were too many. */
  readonly limit?: (request: FastifyRequest) => number | null;
  /** Names to draw ahead once the server listens. */
  readonly warm?: readonly string[];
}

const ADDRESS = '/pictures/:file';
const FILE = /^([a-zA-Z0-9-]{1,40})-(\d{3})\.webp$/;
/** Bytes. */
const MEMORY = 24 * 1024 * 1024;
const MOST_ON_DISK = 512 * 1024 * 1024;
/** Drawing shares a thread pool with files, so most threads stay free. */
const AT_ONCE = { places: 2, waiting: Infinity, waitingPerAddress: Infinity };
/** A picture does not depend on who requests it. */
const FOR_ALL = '';
const QUALITY = 74;

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export async function registerPictures(app: FastifyInstance, options: PictureOptions): Promise<void> {
  const source = createPictures(options);
  app.get<{ Params: { file: string } }>(ADDRESS, async (request, reply) => {
    const { file } = request.params;
    const [, name = '', width = '0'] = FILE.exec(file) ?? [];
    // One address for each drawing: no query, no other spelling.
    const isCanonical = request.url.endsWith(`/${file}`);
    const wanted = isCanonical ? await source.find(name, Number(width)) : null;
    if (!wanted) return sendNone(reply, 404, 'No such picture');
    if (wanted.picture) return reply.headers(HEADERS).send(wanted.picture);
    const wait = options.limit?.(request) ?? null;
    if (wait === null) return reply.headers(HEADERS).send(await wanted.draw());
    return sendNone(reply.header('retry-after', wait), 429, 'Too many pictures');
  });
  // Only a listening server draws ahead, so tests draw only the pictures they request.
  app.addHook('onListen', (done) => {
    void source.warm(options.warm ?? []).catch((error: unknown) => app.log.error({ err: error }));
    done();
  });
  app.addHook('onClose', async () => source.stop());
}

function sendNone(reply: FastifyReply, status: 404 | 429, text: string): FastifyReply {
  const { 'access-control-allow-origin': any } = HEADERS;
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return reply
    .code(status)
    .headers({ ...plain, 'access-control-allow-origin': any })
    .send(text);
}

interface Found {
  /** Kept in memory or on disk. */
  readonly picture: Buffer | null;
  readonly draw: () => Promise<Buffer>;
}

export interface Pictures {
  /** `null` if the name or the width does not exist, or no list holds the name. */
  find(name: string, width: number): Promise<Found | null>;
  get(name: string, width: number): Promise<Buffer | null>;
  warm(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export function createPictures(options: Omit<PictureOptions, 'limit' | 'warm'>): Pictures {
  const { gallery, folder, isListed, most = MOST_ON_DISK } = options;
  const memory = createMemory(MEMORY);
  const store = folder === null ? null : createStore(folder, { sources: gallery.sources, most });
  const artist = createArtist(async (key, file) => {
    memory.set(key, file);
    await store?.write(`${key}.webp`, file);
  });
  let isStopped = false;
  let warming: Promise<void> = Promise.resolve();

  const draw = async (name: string, { drawing, width }: { drawing: Drawing; width: number }) => {
    const picture = (await artist.draw(name, drawing)).get(width);
    if (!picture) throw new Error(`${name} was not drawn at ${width}`);
    return picture;
  };

  const find: Pictures['find'] = async (name, width) => {
    const drawing = gallery.drawingOf(name);
    if (!drawing?.widths.includes(width) || !(await isListed(name))) return null;
    const key = `${name}-${width}`;
    const kept = memory.get(key) ?? (await store?.read(`${key}.webp`)) ?? null;
    if (kept) memory.set(key, kept);
    return { picture: kept, draw: () => draw(name, { drawing, width }) };
  };

  const get: Pictures['get'] = async (name, width) => {
    const found = await find(name, width);
    return found && (found.picture ?? found.draw());
  };

  const getAll = async (names: readonly string[]) => {
    for (const name of names) {
      if (isStopped) return;
      const width = gallery.drawingOf(name)?.widths[1];
      if (width !== undefined) await get(name, width);
    }
  };

  return {
    find,
    get,
    warm: (names) => (warming = getAll(names)),
    async stop() {
      isStopped = true;
      await Promise.allSettled([warming]);
      await artist.finish();
    },
  };
}

type Files = ReadonlyMap<number, Buffer>;

/** One drawing gives both widths, and simultaneous requests share it. */
function createArtist(keep: (key: string, file: Buffer) => Promise<void>) {
  allowDrawingsAlone();
  const underway = new Map<string, Promise<Files>>();
  const queue = new FairQueue(AT_ONCE);
  const work = async (name: string, drawing: Drawing): Promise<Files> => {
    const files = await queue.run(FOR_ALL, () => rasterise(drawing));
    for (const [width, file] of files) await keep(`${name}-${width}`, file);
    return files;
  };
  return {
    draw(name: string, drawing: Drawing): Promise<Files> {
      const known = underway.get(name) ?? work(name, drawing).finally(() => underway.delete(name));
      underway.set(name, known);
      return known;
    },
    finish: async (): Promise<void> => void (await Promise.allSettled(underway.values())),
  };
}

/** This process reads drawings of its own and no other picture. */
function allowDrawingsAlone(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
}

async function rasterise({ widths, svg }: Drawing): Promise<Files> {
  const { data, info } = await sharp(Buffer.from(svg())).raw().toBuffer({ resolveWithObject: true });
  const files = new Map<number, Buffer>();
  for (const width of widths) {
    const { width: w, height, channels } = info;
    const file = await sharp(data, { raw: { width: w, height, channels } })
      .resize({ width })
      .webp({ quality: QUALITY, smartSubsample: true, effort: 5 })
      .toBuffer();
    files.set(width, file);
  }
  return files;
}
