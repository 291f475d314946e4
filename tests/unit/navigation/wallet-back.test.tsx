// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { routeOf } from '#src/app/routes.ts';
import { Header } from '#src/app/shell/Header.tsx';
import { listenToBack } from '#src/navigation/back.ts';
import { paths } from '#src/navigation/paths.ts';

beforeAll(() => listenToBack());
afterEach(cleanup);

async function arrowOf(...way: readonly string[]): Promise<string> {
  history.replaceState(null, '', '/');
  for (const address of way) navigate(address);
  const before = location.href;
  render(<Header route={routeOf(paths.wallets)} isSignedIn name="Halcyon" />);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.href).not.toBe(before));
  cleanup();
  return location.pathname + location.search;
}

it('leads from the wallet to the member screen', async () => {
  expect(await arrowOf('/bonus/tasks', '/wallets?name=deposit')).toBe('/member');
  expect(await arrowOf('/bonus/tasks', '/wallets?name=withdraw')).toBe('/member');
});

it('leads with back=1 to where the player came from', async () => {
  expect(await arrowOf('/bonus/tasks', '/wallets?name=withdraw&back=1')).toBe('/bonus/tasks');
  expect(await arrowOf('/share', '/wallets?name=deposit&back=1')).toBe('/share');
});
