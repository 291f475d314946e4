// The games' own origin: their pages, and the calls that the pages play through.
import type { FastifyInstance } from 'fastify';
import { type GamesOptions, registerGameCalls } from './api.ts';
import { NO_SNIFFING, NOTHING_ALLOWED, ONLY_BY_TLS } from '../http/policy.ts';
import { registerChatPage } from './chat-page.ts';
import { registerGamePages } from './game-page.ts';
import { registerLoaderPages } from './loader-page.ts';
import { registerPageFiles } from './page-files.ts';
import { registerPaymentPages } from './payment-page.ts';
import { registerSocialPages } from './social-page.ts';

export async function registerGames(games: FastifyInstance, options: GamesOptions): Promise<void> {
  const isSecure = options.settings.gamesOrigin.startsWith('https:');
  const headers = { ...OF_EVERY_ANSWER, ...NOTHING_ALLOWED, ...(isSecure && ONLY_BY_TLS) };
  // A page of ours replaces the policy by its own.
  games.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  const { db, builtIn } = options;
  const { files } = builtIn;
  registerPageFiles(games, files);
  builtIn.register(games);
  registerGamePages(games, { db, builtIn });
  registerLoaderPages(games, { db, files });
  registerChatPage(games, { ...options, files });
  registerSocialPages(games, { ...options, files });
  if (options.settings.demoPayments !== 'nobody') await registerPaymentPages(games, { ...options, files });
  await registerGameCalls(games, options);
  games.setNotFoundHandler((_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n'),
  );
}

const OF_EVERY_ANSWER = {
  'origin-agent-cluster': '?1',
  ...NO_SNIFFING,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
