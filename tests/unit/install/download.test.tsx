// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { listenToInstallation } from '#src/app/listeners/installation.ts';
import { installState } from '#src/data/api/install-prompt.ts';
import { db } from '#src/data/db/database.ts';
import DownloadOverlay from '#src/features/install/download/DownloadOverlay.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { endsWithItsTest, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeAll(() => listenToInstallation());
it.beforeEach(async ({ platform }) => {
  installState.value = 'unavailable';
  await openPage(platform);
});
endsWithItsTest(it);

function open(): void {
  act(() => openOverlay('download', {}));
  render(<DownloadOverlay />);
}

/** The browser offers to install, and the person gives this answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('the download modal', () => {
  it('says why installing helps', () => {
    open();
    expect(screen.getAllByRole('listitem').slice(0, 3)).toHaveLength(3);
    expect(screen.getByText('Opens faster')).toBeTruthy();
  });

  it.each([
    ['accepted', 'installed'],
    ['dismissed', 'cancelled'],
  ] as const)("shows the browser's own prompt once: %s", async (outcome, state) => {
    const { event, prompt } = offer(outcome);
    expect(event.defaultPrevented).toBe(true);
    open();
    expect(button('Not now')?.className).toBe(button('Install')?.className);
    fireEvent.click(button('Install')!);
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(installState.peek()).toBe(state);
    expect(button('Install')).toBeNull();
  });

  it('pictures the steps on iOS, without a button that could not work', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
    open();
    expect(
      screen
        .getAllByRole('listitem')
        .slice(3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Tap Share in the toolbar of Safari.', 'Choose “Add to Home Screen”.', 'Tap “Add”.']);
    expect(button('Install')).toBeNull();
  });

  it("leads to the platform's app, if its address is safe", async () => {
    const row = await db.config.get('appConfig');
    const withUrl = async (downloadUrl: string) => {
      const { config } = row!;
      const clientConfig = { ...config.clientConfig, downloadUrl };
      await db.config.put({ ...row!, config: { ...config, clientConfig } });
    };
    await withUrl('https://apps.example.com/halcyon');
    open();
    const link = await screen.findByRole('link', { name: 'Get the app' });
    expect(link.getAttribute('href')).toBe('https://apps.example.com/halcyon');
    expect(link.getAttribute('rel')).toContain('noopener');
    await withUrl('javascript:alert(1)');
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it("names the browser's menu where there is no other way", () => {
    open();
    expect(screen.getByText(/^Open the menu of your browser/)).toBeTruthy();
    expect(screen.getByText(/this browser can't install apps/)).toBeTruthy();
  });

  it('says so once the app is installed', () => {
    offer('accepted');
    act(() => void dispatchEvent(new Event('appinstalled')));
    open();
    expect(screen.getByRole('dialog', { name: 'The app is installed' })).toBeTruthy();
    expect(button('Install')).toBeNull();
  });
});
