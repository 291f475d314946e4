// The process: both origins on their ports, until a stop signal.
import type { Platform } from './app.ts';
import { FolderInUseError } from './data-folder/data-lock.ts';
import { PortError, probePort, taking } from './start/ports.ts';
import { asStartError, StartError } from './start/start-error.ts';
import { WrongKeyError } from './secrets/encryption.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { missingServices } from './start/missing-services.ts';
import { SettingError } from './settings/reader.ts';
import { HOUR_MS } from './time/time.ts';
import type { World } from './world/world.ts';

/** Between two looks for notifications that are due. */
const PUSH_MS = 5000;
/** For requests that were begun; those that are not answered by then are cut. */
const FINISH_MS = 3500;
/** For all of it, with what is left to close. */
const STOP_MS = 4500;

async function start(world: World | undefined, onCreated: (platform: Platform) => void): Promise<void> {
  const asked = readSettings(process.env);
  // Builds elsewhere may be shared with other accounts.
  if (asked.buildsDir === null) process.umask(0o077);
  const { host } = asked;
  const port = await probePort({ port: asked.port, host, setting: 'PORT' });
  // Addresses contain both ports, so they are settled before the first request.
  const gamesPort = await probePort({ port: asked.gamesPort, host, setting: 'GAMES_PORT' });
  const settings = { ...asked, port, gamesPort };
  // Loaded once nothing stands in the way, so that a wrong setting is refused at once.
  const { createPlatform } = await import('./app.ts');
  const { deleteExpired } = await import('./operations/retention.ts');
  const platform = await createPlatform(settings, { world, say: (line) => console.error(line) }).catch(
    (error) => {
      throw asStartError(error, settings);
    },
  );
  onCreated(platform);
  try {
    const games = { port: gamesPort, host, setting: 'GAMES_PORT' };
    const app = { port: settings.port, host, setting: 'PORT' };
    await taking(games, () => platform.games.listen(games));
    const address = await taking(app, () => platform.app.listen(app));
    await serveOperator(platform, settings);
    await serveStaff(platform, settings);
    await serveOperations(platform, settings);
    console.log(await greeting(address, platform, { settings, world }));
  } catch (error) {
    await platform.close();
    throw error;
  }
  setInterval(
    () => void deleteExpired(platform.unhurried, settings, new Date()).catch(logTo(platform)),
    HOUR_MS,
  ).unref();
  setInterval(() => void platform.push.run(new Date()), PUSH_MS).unref();
}

/** A database on a server is open to the operator's command as well. */
async function serveOperator(platform: Platform, { databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl !== '' || dataDir === null) return;
  const { answerShell } = await import('./operator/event-queries.ts');
  const { openOperatorSocket } = await import('./operator/socket.ts');
  // The kernel closes it when the process ends.
  await openOperatorSocket(dataDir, (args, by) =>
    answerShell(platform.unhurried, args, { now: new Date(), by }),
  );
}

async function serveStaff(
  platform: Platform,
  { staff: { port, host, token, origin } }: Settings,
): Promise<void> {
  if (port === 0) return;
  const { createStaff } = await import('./staff/staff.ts');
  const staff = createStaff({
    db: platform.unhurried,
    ...{ token, origin },
    now: () => new Date(),
    onError: logTo(platform),
  });
  const place = { port, host, setting: 'STAFF_PORT' };
  console.log(`The staff page is at ${await taking(place, () => staff.listen(place))}`);
}

async function serveOperations(platform: Platform, settings: Settings): Promise<void> {
  const { port, host } = settings.operations;
  if (port === 0) return;
  const { createOperations } = await import('./operations/operations.ts');
  const { watchedFolder } = await import('./operations/readiness.ts');
  const { db, metrics } = platform;
  metrics.watchProcess();
  const operations = createOperations({ db, metrics, dataDir: await watchedFolder(settings) });
  const place = { port, host, setting: 'OPS_PORT' };
  console.log(`It is watched at ${await taking(place, () => operations.listen(place))}`);
}

async function greeting(
  address: string,
  { db }: Platform,
  beginning: { readonly settings: Settings; readonly world: World | undefined },
): Promise<string> {
  const { settings, world } = beginning;
  const port = new URL(address).port || '80';
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(settings.host);
  const shown = isLocal ? `http://localhost:${port}` : address;
  const { openFirstMember } = await import('./start/seed-database.ts');
  const member = world && (await openFirstMember(db, { settings, world }));
  const demo = `Demo member: account "${member?.account}", password "${member?.password}" (DEMO_MEMBER=0 leaves it out)`;
  const messages = `Dev inbox, with the codes of text messages: ${shown}/outbox`;
  return [
    `Halcyon is ready at ${shown}`,
    ...(member ? [demo] : []),
    ...(settings.messageOutbox ? [messages] : []),
    ...missingServices(settings),
  ].join('\n');
}

/** Also while it is still starting; the first process of a container has no other way to end. */
function stopOnSignal(created: () => Platform | undefined): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), STOP_MS).unref();
    Promise.resolve(created()?.stop(FINISH_MS)).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const logTo = (platform: Platform) => (error: unknown) => platform.app.log.error({ err: error });

/** With what the product begins with. */
export async function listen(world?: World): Promise<void> {
  try {
    let platform: Platform | undefined;
    stopOnSignal(() => platform);
    await start(world, (created) => (platform = created));
  } catch (error) {
    const isSentence = [SettingError, FolderInUseError, PortError, WrongKeyError, StartError].some(
      (kind) => error instanceof kind,
    );
    console.error(isSentence ? (error as Error).message : error);
    process.exit(1);
  }
}
