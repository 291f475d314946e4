// The process: both origins on their ports, until somebody says stop.
import { createPlatform, type Platform } from './app.ts';
import { FolderInUseError } from './data-lock.ts';
import { DEMO, isDemoOpen } from './demo-member.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import { tidy } from './store/tidy.ts';

const HOUR_MS = 3_600_000;
/** Longer than any answer takes; whoever still waits then is cut off. */
const STOP_MS = 10_000;

/** Said as one sentence; every other error is a fault and shows where it happened. */
class StartError extends Error {}

async function start(): Promise<void> {
  const asked = readSettings(process.env);
  const settings = { ...asked, gamesPort: asked.gamesPort || (await freePort(asked.host)) };
  const platform = await createPlatform(settings);
  try {
    await open(platform.games, { port: settings.gamesPort, setting: 'GAMES_PORT', host: settings.host });
    const address = await open(platform.app, { port: settings.port, setting: 'PORT', host: settings.host });
    console.log(await greeting(address, platform, settings));
  } catch (error) {
    await platform.close();
    throw error;
  }
  stopOnSignal(platform);
  setInterval(() => void tidy(platform.db, settings, new Date()).catch(logTo(platform)), HOUR_MS).unref();
}

interface Socket {
  readonly port: number;
  readonly setting: string;
  readonly host: string;
}

async function open(app: Platform['app'], { port, setting, host }: Socket): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use: set ${setting} to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs more rights: set ${setting} to another one.`);
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST has to be an address of this machine, not "${host}".`);
    throw error;
  }
}

/** Launch addresses name the games' port, so it is known before anything is answered. */
async function freePort(host: string): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function greeting(address: string, platform: Platform, settings: Settings): Promise<string> {
  const port = new URL(address).port || '80';
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(settings.host);
  const shown = isLocal ? `http://localhost:${port}` : address;
  const ready = `Halcyon is ready at ${shown}`;
  if (!settings.demoMember || !(await isDemoOpen(platform.db, settings.passwordCost))) return ready;
  return `${ready} (demo member: account "${DEMO.account}", password "${DEMO.password}"; DEMO_MEMBER=0 leaves it out)`;
}

function stopOnSignal(platform: Platform): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    platform.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const logTo = (platform: Platform) => (error: unknown) => platform.app.log.error({ err: error });

try {
  await start();
} catch (error) {
  const isSentence = [SettingError, FolderInUseError, StartError].some((kind) => error instanceof kind);
  console.error(isSentence ? (error as Error).message : error);
  process.exit(1);
}
