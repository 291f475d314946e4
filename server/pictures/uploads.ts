// Pictures that members have uploaded. Their address is the only key, so nothing lists them.
import type { FastifyInstance } from 'fastify';
import { imageBytes } from '../store/support/images.ts';
import type { Db } from '../database/tables/tables.ts';

const FILE = /^([\w-]{43})\.webp$/;

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=3600',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
};

export function registerUploads(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const [, id] = FILE.exec(request.params.file) ?? [];
    const bytes = id === undefined ? null : await imageBytes(db, id);
    if (bytes) return reply.headers(HEADERS).send(bytes);
    return reply
      .code(404)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send('No such picture');
  });
}
