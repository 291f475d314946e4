// Pictures that the catalogue names, each a file at an address of its own.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';

const FILE = /^([a-zA-Z0-9-]{1,40})-(\d{3})\.webp$/;

const FOR_ANY_PAGE = { 'access-control-allow-origin': '*' };
const HEADERS = {
  ...FOR_ANY_PAGE,
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const NONE = { ...FOR_ANY_PAGE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export function registerPictures(app: FastifyInstance, fileOf: World['pictureFile']): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const [, name = '', width = '0'] = FILE.exec(file) ?? [];
    // One address for each picture: no query, no other spelling.
    const isCanonical = name !== '' && request.url.endsWith(`/${file}`);
    const path = isCanonical ? fileOf(name, Number(width)) : null;
    const picture = path === null ? null : await readFile(path).catch(() => null);
    if (picture) return reply.headers(HEADERS).send(picture);
    return reply.code(404).headers(NONE).send('No such picture');
  });
}
