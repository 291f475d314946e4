// `npm run dev`: the page with hot reload and the platform with restarts, behind one address.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createServer } from 'vite';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { freePorts } from './run/free-ports.ts';
import { galleryPage } from './run/gallery-page.ts';
import { checkedSettings, withDevInbox } from './run/settings.ts';

/** Paths of the platform; everything else is served from the page's sources. */
const PLATFORM_PATHS = [API_PREFIX, '/pictures', '/uploads', '/manifest.webmanifest', '/outbox', '/__faults'];

export async function main(): Promise<void> {
  const { host, port, gamesPort, appOrigins } = checkedSettings();
  const [platformPort] = await freePorts(1);
  const platform = `http://localhost:${platformPort}`;
  // Keeps the page's host header, so that launch addresses lead to the games' port on the same host.
  const proxy = Object.fromEntries(
    PLATFORM_PATHS.map((path) => [path, { target: platform, changeOrigin: false }]),
  );
  const page = await createServer({
    plugins: [galleryPage],
    server: { host, port, strictPort: true, proxy },
    clearScreen: false,
  });
  await page.listen();
  const address = `http://localhost:${page.config.server.port}`;
  const child = watchPlatform({
    PORT: String(platformPort),
    GAMES_PORT: String(gamesPort),
    // The games' origin has to know that the app runs on another port than the platform.
    APP_ORIGINS: [...appOrigins, address].join(','),
  });
  createInterface({ input: child.stdout }).on('line', (line) => console.log(line.replace(platform, address)));
  const stop = () => {
    child.kill();
    void page.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  child.on('exit', (code) => process.exit(code ?? 1));
}

type PlatformProcess = ChildProcessByStdio<null, Readable, null>;

function watchPlatform(ports: Record<string, string>): PlatformProcess {
  const args = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'demo/serve.ts'];
  return spawn(process.execPath, args, {
    env: { ...withDevInbox(process.env), ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
