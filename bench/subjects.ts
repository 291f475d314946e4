// What is measured: the product and the two floors, each behind its own line.
import type { AddressInfo } from 'node:net';
import { chromium, devices } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/run/chromium.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { FIRST_TILES } from '#src/features/lobby/games/game-list.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { buildFloor, type FloorName } from './floors/build.ts';
import { serveFloor } from './floors/serve.ts';
import type { Tile } from './floors/tiles.ts';
import { SLOW_4G } from './line.ts';
import { Relay } from './relay.ts';

export type SubjectName = 'product' | FloorName;

export interface Subject {
  readonly name: SubjectName;
  readonly relay: Relay;
  end(): Promise<void>;
}

export async function startSubjects(): Promise<{ subjects: Subject[]; platform: ServedPlatform }> {
  await ensureBuilt();
  const platform = await servePlatform({ NODE_ENV: 'production', RATE_LIMIT: '0', RATE_LIMIT_ADDRESS: '0' });
  const tiles = await firstTiles(platform.address);
  const subjects = [
    await behindLine('product', Number(new URL(platform.address).port), () => platform.remove()),
    await startFloor('static', platform.address, tiles),
    await startFloor('list', platform.address, tiles),
  ];
  return { subjects, platform };
}

async function startFloor(name: FloorName, product: string, tiles: readonly Tile[]): Promise<Subject> {
  const pictures = await Promise.all(
    tiles.map(async ({ picture }) => {
      const response = await fetch(product + picture);
      return { address: picture, bytes: new Uint8Array(await response.arrayBuffer()) };
    }),
  );
  const server = await serveFloor(await buildFloor(name, tiles, pictures));
  const { port } = server.server.address() as AddressInfo;
  return behindLine(name, port, () => server.close());
}

async function behindLine(name: SubjectName, port: number, endServer: () => Promise<void>): Promise<Subject> {
  const relay = new Relay(port, SLOW_4G);
  await relay.open();
  const end = async () => {
    await relay.cut();
    await endServer();
  };
  return { name, relay, end };
}

/** The first of all games, each once, with the pictures that a phone loads once a script releases them. */
async function firstTiles(address: string): Promise<Tile[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
    await page.goto(address);
    const tiles = await page.waitForFunction(readTiles, FIRST_TILES);
    return (await tiles.jsonValue()) ?? [];
  } finally {
    await browser.close();
  }
}

/** Runs in the page; null while a picture is still held back. */
function readTiles(count: number): Tile[] | null {
  const links = [...document.querySelectorAll('main ul')].at(-1)?.querySelectorAll('a') ?? [];
  const first = [...links].slice(0, count).map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href') ?? '',
    picture: new URL(link.querySelector('img')?.currentSrc || document.baseURI).pathname,
  }));
  return first.length === 0 || first.some(({ picture }) => picture === '/') ? null : first;
}
