// Debian's WebKit, driven over the WebDriver protocol on a screen in memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/run/free-ports.ts';
import { type Browser, type Tab, until, type Visitor } from './visitor.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`,
);

/** Milliseconds that a script of a visit may take. */
const SCRIPT_MS = 120_000;

export const WEBKIT: Browser = {
  name: 'WebKit',
  missing() {
    const isThere =
      [DRIVER, SCREEN].every((path) => existsSync(path)) && BROWSERS.some((path) => existsSync(path));
    return isThere ? '' : `${DRIVER} or ${SCREEN} (apt-get install webkit2gtk-driver xvfb)`;
  },
  visitor,
};

async function visitor(baseURL: string): Promise<Visitor> {
  const [port] = await freePorts(1);
  const display = `:${100 + (port! % 800)}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  await until(async () =>
    existsSync(join(tmpdir(), '.X11-unix', `X${display.slice(1)}`)) ? '' : 'There is no screen',
  );
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = () => [driver, screen].forEach((process_: ChildProcess) => process_.kill());
  try {
    return await visitorOf(`http://127.0.0.1:${port}`, baseURL, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function visitorOf(driver: string, baseURL: string, end: () => void): Promise<Visitor> {
  await until(() => fetch(`${driver}/status`).then(() => ''));
  const binary = BROWSERS.find((path) => existsSync(path));
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const begun = await send(driver, '/session', { capabilities: { alwaysMatch: options } });
  const session = `${driver}/session/${(begun as { sessionId: string }).sessionId}`;
  await send(session, '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
  let isFirst = true;
  return {
    async newTab() {
      const handle = isFirst
        ? await send(session, '/window')
        : ((await send(session, '/window/new', { type: 'tab' })) as { handle: string }).handle;
      isFirst = false;
      return tabOf(session, handle as string, baseURL);
    },
    async leave() {
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      end();
    },
  };
}

function tabOf(session: string, handle: string, baseURL: string): Tab {
  const show = () => send(session, '/window', { handle });
  return {
    async open(address) {
      await show();
      await send(session, '/url', { url: new URL(address, baseURL).href });
    },
    async evaluate(expression) {
      await show();
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((found) => done({ found }), (error) => done({ error: String(error) }));`;
      const answer = await send(session, '/execute/async', { script, args: [] });
      const { found, error } = answer as { found?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return found;
    },
  };
}

async function send(to: string, path: string, body?: object): Promise<unknown> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${to}${path}`, sent);
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${path}: ${(value as { message?: string }).message ?? response.status}`);
  return value;
}
