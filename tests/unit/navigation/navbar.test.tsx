// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from '#src/app/loading/on-demand.ts';
import { routeOf, routes } from '#src/app/routes.ts';
import { Shell } from '#src/app/shell/Shell.tsx';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { closePage, openPage } from '#tests/support/page.ts';

function broken(): never {
  throw new TypeError('A bug');
}

/** Replaces the screen of a route until the end of the test. */
function putAt(path: string, Screen: ComponentType): void {
  const route = routeOf(path);
  if (!route) throw new Error(`There is no route ${path}`);
  vi.spyOn(screens, `./${route.screen}Screen.tsx`).mockResolvedValue({ default: Screen });
}

/** What the specification marks "no navbar". */
const WITHOUT = [
  '/activity/follow',
  '/auth/accountLogin',
  '/auth/bind',
  '/auth/forget',
  '/auth/login',
  '/auth/register',
  '/email',
  '/game/search',
  '/game/start',
  '/member',
  '/wallets',
];

let platform: TestPlatform;

beforeEach(async () => {
  platform = await createTestPlatform();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('reportError', () => {});
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
  await platform.close();
});

async function open(address: string): Promise<void> {
  await openPage(platform, address);
  render(<Shell isCopy={false} />);
}

const navbar = () => screen.queryByRole('navigation', { name: 'Main' });

describe('the navigation bar', () => {
  it('is absent from the routes that are marked so, and from no other', () => {
    const marked = routes.filter(({ hasNavbar }) => hasNavbar === false).map(({ path }) => path);
    const known = new Set<string>(routes.map(({ path }) => path));
    expect([...marked].sort()).toEqual(WITHOUT.filter((path) => known.has(path)));
  });

  it('is on a page beside the lobby, and on a page that does not exist', async () => {
    putAt('/about-us', () => <p>What this is</p>);
    await open('/about-us');
    await screen.findByText('What this is');
    expect(navbar()).not.toBeNull();
    cleanup();
    await open('/nowhere');
    await screen.findByText('Page Not Found');
    expect(navbar()).not.toBeNull();
  });

  it('is not on a sign-in screen', async () => {
    putAt('/auth/login', () => <p>Who are you?</p>);
    await open('/auth/login');
    await screen.findByText('Who are you?');
    expect(navbar()).toBeNull();
  });

  it.each(['/auth/register', '/game/start'])('is on the error screen, also at %s', async (address) => {
    putAt(address, broken);
    await open(address);
    await screen.findByText('Internal Server Error');
    expect(navbar()).not.toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });
});
