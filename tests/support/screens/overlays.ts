// Every overlay with properties to open it with, so that tests of all overlays need no list of their own.
import type { Page } from '@playwright/test';
import type { OverlayName, OverlayProps } from '#src/navigation/overlay.ts';
import { expect } from '../browser.ts';

/** An overlay that is added does not compile until it has a row here. The chat is a document of its vendor. */
const OVERLAYS: { readonly [N in Exclude<OverlayName, 'chat'>]: OverlayProps[N] } = {
  login: {},
  register: {},
  forgotPassword: {},
  confirmIdentity: { methods: ['password'], onProved: () => {} },
  keptPasskeys: {},
  reward: {
    awards: [
      { itemId: 1, num: 12_000 },
      { itemId: 3, num: 3 },
    ],
  },
  spin: {},
  gameDetails: { gameId: 1001 },
  bets: { title: 'Kingfisher', startTime: 0, endTime: 4_000_000_000 },
  notices: {},
  firstDeposit: {},
  download: {},
};

type Name = keyof typeof OVERLAYS;

/** They close at once for somebody who is signed in. */
export const signInOverlays: readonly Name[] = ['login', 'register', 'forgotPassword'];

export const otherOverlays = (Object.keys(OVERLAYS) as Name[]).filter(
  (name) => !signInOverlays.includes(name),
);

/** Opens it over the current screen, however a person would get there. */
export async function showOverlay(page: Page, name: Name): Promise<void> {
  await page.evaluate(openByExport, { name, props: JSON.stringify(OVERLAYS[name]) });
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Runs in the page, whose scripts export the function under a short name. */
async function openByExport({ name, props }: { name: string; props: string }): Promise<void> {
  // Not the browser's list of requests, which ends when many pictures have been loaded.
  const scripts = document.querySelectorAll<HTMLElement & { src?: string; href?: string }>(
    'script[src], link[rel="modulepreload"]',
  );
  const addresses = [...scripts].map(({ src, href }) => src || href || '');
  for (const address of addresses.filter((each) => /\/assets\/.*\.js$/.test(each))) {
    const exported = Object.values((await import(address)) as Record<string, unknown>);
    const open = exported.find(
      (each) =>
        typeof each === 'function' &&
        /\.replaceState\(/.test(String(each)) &&
        /\.pushState\(/.test(String(each)),
    ) as ((overlay: string, given: object) => void) | undefined;
    // A function cannot be sent into the page.
    if (open) return open(name, { onProved: () => {}, ...(JSON.parse(props) as object) });
  }
  throw new Error('No script of the page exports what opens an overlay.');
}
