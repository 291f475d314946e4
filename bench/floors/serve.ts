import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** Serves a floor as the platform serves the product: compressed, hashed files immutable, the page revalidated. */
export async function serveFloor(folder: string): Promise<FastifyInstance> {
  const server = fastify();
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /\/(assets|pictures)\//.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}
