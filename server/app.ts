// The platform without a socket: the app and its API, the games on their own origin, one database.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '#src/contract/config.ts';
import { createLimit } from './api/limits.ts';
import { originOf } from './api/client.ts';
import { registerApi } from './api/routes.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { createFaults } from './faults.ts';
import { createFirstScreen } from './first-screen.ts';
import { registerGames } from './games/app.ts';
import { createIdentityProviders } from './identity-providers/identity-providers.ts';
import { createHttp } from './http.ts';
import type { Language } from './messages/language.ts';
import { registerFiles } from './pages/files.ts';
import { createPolicy, isDocument, NO_SNIFFING, type Policy } from './policy.ts';
import { registerPictures } from './pictures/pictures.ts';
import { demoGallery, seedDatabase } from './start/seed-database.ts';
import type { Settings } from './settings.ts';
import type { Catalogue } from './store/lobby/catalogue.ts';
import { createConfigSource } from './store/lobby/config.ts';
import { migrate } from './store/migrate.ts';
import { platformSecret } from './store/auth/platform-secret.ts';
import type { Db } from './store/tables.ts';
import { outbox } from './text-messages/dev-inbox.ts';
import { registerOutboxPage } from './text-messages/dev-inbox-page.ts';
import type { TextMessages } from './text-messages/text-messages.ts';

export interface Platform {
  readonly app: FastifyInstance;
  readonly games: FastifyInstance;
  readonly db: Db;
  close(): Promise<void>;
}

export interface PlatformOptions {
  readonly clock?: () => Date;
  /** An open database; `close` closes it. */
  readonly database?: OpenDatabase;
  /** Replaces the demo catalogue. */
  readonly catalogue?: Catalogue;
  readonly distDir?: string;
  /** Replaces the dev inbox. */
  readonly texts?: TextMessages;
}

const DIST = join(import.meta.dirname, '../dist');

/** Games of the first screen whose pictures are drawn ahead. */
const FIRST_PICTURES = 24;

async function firstPictures(currentConfig: (language: Language) => Promise<AppConfig>): Promise<string[]> {
  const { lobbyAdList, gameList = [] } = await currentConfig('en');
  const first = [...gameList].sort((a, b) => a.sort - b.sort).slice(0, FIRST_PICTURES);
  return [...lobbyAdList.map((ad) => ad.image), ...first.map((game) => game.icon)];
}

const picturesFolder = ({ picturesDir, dataDir }: Settings): string | null =>
  picturesDir ?? (dataDir && join(dataDir, 'pictures'));

/** Creates the tables, and seeds an empty database. */
async function openFilled(settings: Settings, options: PlatformOptions, now: Date): Promise<OpenDatabase> {
  const database = options.database ?? (await openDatabase(settings));
  try {
    await migrate(database.db);
    await seedDatabase(database.db, { settings, now, catalogue: options.catalogue });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function sayPolicy(app: FastifyInstance, policy: Policy): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(NO_SNIFFING);
    const type = String(reply.getHeader('content-type') ?? '');
    // A document on this origin that is not the app sets a policy of its own.
    if (reply.hasHeader('content-security-policy') || !isDocument(request.url, type)) return;
    reply.headers(policy(originOf(request)));
  });
}

export async function createPlatform(settings: Settings, options: PlatformOptions = {}): Promise<Platform> {
  const faults = settings.faults ? createFaults() : null;
  const trueClock = options.clock ?? (() => new Date());
  const clock = () => new Date(trueClock().getTime() + (faults?.skewMs() ?? 0));
  const database = await openFilled(settings, options, clock());
  const { db } = database;
  const app = createHttp(settings, clock);
  const games = createHttp(settings, clock);
  const texts = options.texts ?? (settings.messageOutbox ? outbox : null);
  const config = createConfigSource({ settings, canText: texts !== null });
  const distDir = options.distDir ?? DIST;
  sayPolicy(app, createPolicy(settings, distDir));
  faults?.register(app);
  const secret = await platformSecret(db);
  const identityProviders = createIdentityProviders(settings.social, (trouble) => app.log.warn(trouble));
  const services = { db, settings, secret, texts, identityProviders, config, limit: createLimit(settings) };
  await registerApi(app, { services, clock });
  if (settings.messageOutbox) registerOutboxPage(app, db);
  const currentConfig = async (language: Language) => (await config(db, language)).config;
  await registerFiles(app, { distDir, firstScreen: createFirstScreen({ distDir, currentConfig }) });
  const warm = await firstPictures(currentConfig);
  await registerPictures(app, { gallery: demoGallery(), folder: picturesFolder(settings), warm });
  await registerGames(games, { db, settings, secret, clock });
  const close = async () => {
    await Promise.all([app.close(), games.close()]);
    await database.close();
  };
  return { app, games, db, close };
}
