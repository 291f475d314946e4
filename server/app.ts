// The platform without a socket: the app and its API, the games on their own origin, one database.
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { originOf } from './http/client.ts';
import { createEventLimits } from './admission/event-limits.ts';
import { createLimit, createSharedLimit } from './admission/limits.ts';
import { registerApi } from './api/routes.ts';
import { openDatabase, type OpenDatabase } from './database/database.ts';
import type { Limits } from './database/server-pool.ts';
import { createEncryption, type Encryption } from './secrets/encryption.ts';
import { createFaults } from './http/faults.ts';
import { createFirstScreen } from './pages/first-screen.ts';
import { registerGames } from './games/app.ts';
import type { ServedGames } from './world/built-in-games.ts';
import { readPageFiles } from './games/page-files.ts';
import { createIdentityProviders } from './identity-providers/identity-providers.ts';
import { createHttp } from './http/http.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages/language.ts';
import { Metrics } from './operations/metrics.ts';
import { OpenRequests } from './http/open-requests.ts';
import { registerFiles } from './pages/files.ts';
import { keepBuild } from './pages/kept-builds.ts';
import { createPolicy, isDocument, NO_SNIFFING, ONLY_BY_TLS, type Policy } from './http/policy.ts';
import type { Later } from './payments/embedded-service.ts';
import { type Push, createPush } from './push/push.ts';
import { registerPayments } from './payments/register.ts';
import { registerPictures } from './pictures/pictures.ts';
import { registerUploads } from './pictures/uploads.ts';
import { seedDatabase } from './start/seed-database.ts';
import { platformKeyOf } from './data-folder/platform-key.ts';
import { placeOf, whenThere } from './database/when-there.ts';
import type { Settings } from './settings/settings.ts';
import { createConfigSource } from './store/lobby/config.ts';
import { migrate } from './store/migrations/migrate.ts';
import { encryptSecrets } from './store/auth/encrypt-secrets.ts';
import { platformSecret } from './store/auth/platform-secret.ts';
import type { Db } from './database/tables/tables.ts';
import { devInbox, registerOutboxPage } from './text-messages/dev-inbox.ts';
import { watchForProxies } from './http/proxies-seen.ts';
import type { TextMessages } from './calls/services.ts';
import { EMPTY_WORLD, type World } from './world/world.ts';

export interface Platform {
  readonly app: FastifyInstance;
  readonly games: FastifyInstance;
  readonly db: Db;
  /** The database without the limits of a request. */
  readonly unhurried: Db;
  readonly metrics: Metrics;
  readonly push: Push;
  close(): Promise<void>;
  /** Answers what has been asked, for so long at most, and closes. */
  stop(withinMs: number): Promise<void>;
}

export interface PlatformOptions {
  readonly clock?: () => Date;
  /** An open database; `close` closes it. */
  readonly database?: OpenDatabase;
  /** What an empty database begins with, pictures, and games that are played here; nothing by default. */
  readonly world?: World;
  readonly distDir?: string;
  /** Replaces the dev inbox. */
  readonly texts?: TextMessages;
  /** Replaces the timer of a payment that is reported later. */
  readonly later?: Later;
  /** Takes a line for the operator. */
  readonly say?: (line: string) => void;
}

/** In the folder of the project, where every command runs. */
const DIST = resolve('dist');

const buildsFolder = ({ buildsDir, dataDir }: Settings): string | null =>
  buildsDir ?? (dataDir && join(dataDir, 'builds'));

const limitsOf = ({ databaseConnections, databaseTimeout }: Settings): Limits => ({
  connections: databaseConnections,
  waitMs: databaseTimeout * 1000,
  statementMs: databaseTimeout * 1000,
});

const createLimits = (settings: Settings) => ({
  limit: createLimit(settings),
  sharedLimit: createSharedLimit(settings),
  eventLimits: createEventLimits(settings),
});

/** Without a folder that can be written the platform serves its own build alone. */
async function earlierBuilds(app: FastifyInstance, distDir: string, settings: Settings): Promise<string[]> {
  try {
    const { buildsKept: count, buildsKeptDays: days } = settings;
    return await keepBuild({ distDir, folder: buildsFolder(settings), count, days });
  } catch (error) {
    app.log.warn({ err: error }, 'The files of this build are not kept');
    return [];
  }
}

/** Creates the tables, and seeds an empty database. */
async function openFilled(
  settings: Settings,
  options: PlatformOptions,
  { encryption, now }: { encryption: Encryption; now: Date },
): Promise<OpenDatabase> {
  const database = options.database ?? (await openDatabase(settings, limitsOf(settings)));
  const { db, unhurried = db } = database;
  const { say = () => {} } = options;
  const fill = async () => {
    await migrate(unhurried, { say });
    await encryptSecrets(unhurried, encryption);
    await seedDatabase(unhurried, { settings, now, world: options.world ?? EMPTY_WORLD });
  };
  try {
    await whenThere(fill, { address: placeOf(settings.databaseUrl), say });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function sayPolicy(app: FastifyInstance, settings: Settings, policy: Policy): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(NO_SNIFFING);
    if (settings.publicOrigin.startsWith('https:')) reply.headers(ONLY_BY_TLS);
    const type = String(reply.getHeader('content-type') ?? '');
    // A document on this origin that is not the app sets a policy of its own.
    if (reply.hasHeader('content-security-policy') || !isDocument(request.url, type)) return;
    reply.headers(policy(originOf(request, settings)));
  });
}

/** Each message that is really sent is counted. */
function textsOf(
  { texts }: PlatformOptions,
  { messageOutbox }: Settings,
  metrics: Metrics,
): TextMessages | null {
  const sender = texts ?? (messageOutbox ? devInbox : null);
  return (
    sender && {
      async send(trx, message) {
        await sender.send(trx, message);
        if (!message.isDecoy) metrics.texted();
      },
    }
  );
}

export async function createPlatform(settings: Settings, options: PlatformOptions = {}): Promise<Platform> {
  const faults = settings.faults ? createFaults() : null;
  const trueClock = options.clock ?? (() => new Date());
  const clock = () => new Date(trueClock().getTime() + (faults?.skewMs() ?? 0));
  const encryption = createEncryption(await platformKeyOf(settings));
  const database = await openFilled(settings, options, { encryption, now: clock() });
  const { db } = database;
  const { world = EMPTY_WORLD } = options;
  const app = createHttp(settings, clock);
  const games = createHttp(settings, clock);
  const isBehindProxy = watchForProxies([app, games]);
  const requests = [app, games].map((origin) => OpenRequests.of(origin, clock));
  const metrics = new Metrics(database.connections);
  const texts = textsOf(options, settings, metrics);
  const config = createConfigSource({ settings, canText: texts !== null });
  const distDir = options.distDir ?? DIST;
  sayPolicy(app, settings, createPolicy(settings, distDir));
  faults?.register(app);
  const secret = await platformSecret(db, encryption);
  const identityProviders = createIdentityProviders(settings.social, (trouble) => app.log.warn(trouble));
  const onError = (err: unknown) => app.log.warn({ err });
  const push = await createPush({ db, encryption, settings, config, onError });
  const secrets = { secret, encryption, pushKey: push.key };
  const limits = createLimits(settings);
  const builtIn: ServedGames = { ...world.games, files: readPageFiles(world.games.pages) };
  const shared = { db, settings, builtIn, metrics };
  const services = { ...shared, ...secrets, texts, identityProviders, config, ...limits };
  await registerApi(app, { services, clock });
  if (settings.messageOutbox) registerOutboxPage(app, { db, isBehindProxy });
  const currentConfig = async (language: Language) => (await config(db, language)).config;
  const earlier = await earlierBuilds(app, distDir, settings);
  const firstScreen = createFirstScreen({ distDir, currentConfig });
  await registerFiles(app, { distDir, firstScreen, earlier, isWorkerOff: settings.workerOff });
  registerPictures(app, world.pictureFile);
  registerUploads(app, db);
  const payments = await registerPayments(app, { db, secret, clock, later: options.later });
  const levels = async () => (await currentConfig(DEFAULT_LANGUAGE)).vipMap;
  await registerGames(games, { ...shared, secret, clock, payments, levels, isBehindProxy });
  const lifecycle = lifecycleOf({ origins: [app, games], requests, database });
  return { app, games, db, unhurried: database.unhurried ?? db, metrics, push, ...lifecycle };
}

interface OpenParts {
  readonly origins: readonly FastifyInstance[];
  readonly requests: readonly OpenRequests[];
  readonly database: OpenDatabase;
}

function lifecycleOf({ origins, requests, database }: OpenParts): Pick<Platform, 'close' | 'stop'> {
  const close = async () => {
    await Promise.all(origins.map((origin) => origin.close()));
    await database.close();
  };
  const stop = async (withinMs: number) => {
    await Promise.all(requests.map((open) => open.finish(withinMs)));
    await close();
  };
  return { close, stop };
}
