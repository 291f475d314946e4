// @vitest-environment happy-dom
// Inviting friends: link and code, what they have brought, and the whole of it paid.
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { connection } from '#src/data/api/connection.ts';
import { refreshInvite } from '#src/features/agent/reads.ts';
import ShareScreen from '#src/features/agent/share/ShareScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { closePage, member, openPage, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf } from '../../bonus/platform/earn.ts';
import {
  DAYS,
  depositOf,
  inviteCatalogue,
  inviteCatalogueWith,
  inviteFriend,
  inviteValidFriend,
  spin,
  TARGET,
} from '../platform/invite-catalogue.ts';
import { disturb } from './wheel-page.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });
const withPicture = platformTest(
  {},
  { catalogue: inviteCatalogueWith({ shareConfig: { title: 'Halcyon', text: 'Come', image: 'w-calm' } }) },
);
const closedIt = platformTest({}, { catalogue: inviteCatalogueWith({ activityList: [] }) });

signedInAt('/share', it);

const linkOf = async (platform: TestPlatform) =>
  (await platform.call('actInviteUser', {}, member)).data.shareUrlMap.copy!;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const shownToasts = () => toasts.peek().map(({ text }) => text);

/** As a browser with a sheet of its own has it. */
function withSheet(share: (data: ShareData) => Promise<void>) {
  const sheet = vi.fn(share);
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: sheet } }));
  return sheet;
}

describe('the invitation', () => {
  it('has a link, a code, a QR code and the services that it can be sent through', async ({ platform }) => {
    const link = await linkOf(platform);
    render(<ShareScreen />);
    await screen.findByText(link);
    expect(link).toContain(screen.getByText('Your code').nextElementSibling?.textContent);
    expect(await screen.findByRole('img', { name: 'Your link as a QR code' })).toBeTruthy();
    const service = screen.getByRole('link', { name: 'Share with WhatsApp' });
    expect(service.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(link)}`);
    expect(service.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  it("is shared with the system's sheet, and nothing is said when that is closed", async ({ platform }) => {
    const sheet = withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    render(<ShareScreen />);
    fireEvent.click(await button('Share'));
    expect(sheet.mock.calls[0]?.[0].url).toBe(await linkOf(platform));
    expect(shownToasts()).toEqual([]);
  });

  withPicture('is shared with the picture where the system takes one', async () => {
    const sheet = withSheet(async () => {});
    const canShare = vi.fn<(data: ShareData) => boolean>(() => true);
    Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
    const { fetch: toPlatform } = globalThis;
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) =>
      typeof sent[0] === 'string' && sent[0].endsWith('w-calm-960.webp')
        ? new Response(new Blob(['picture'], { type: 'image/webp' }))
        : toPlatform(...sent),
    );
    const { container } = render(<ShareScreen />);
    await waitFor(() => expect(container.querySelector('img[src*="w-calm-480"]')).not.toBeNull());
    await waitFor(async () => {
      fireEvent.click(await button('Share'));
      expect(sheet.mock.calls.at(-1)?.[0].files?.map(({ type }) => type)).toEqual(['image/webp']);
    });
  });

  it('offers to copy the link where sharing is refused', async () => {
    withSheet(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    render(<ShareScreen />);
    fireEvent.click(await button('Share'));
    await waitFor(() => expect(shownToasts()).toEqual(["You can't share from here. Copy the link instead."]));
    expect(await button('Copy: Your link')).toBeTruthy();
  });

  it('is copied where there is no sheet', async ({ platform }) => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    render(<ShareScreen />);
    fireEvent.click(await button('Copy link'));
    await waitFor(() => expect(shownToasts()).toEqual(['Copied']));
    expect(writeText).toHaveBeenCalledWith(await linkOf(platform));
    await expectTracked('invite_share', { eventInterfaceId: 'copy' });
  });

  closedIt('is the link alone while there is no wheel', async () => {
    render(<ShareScreen />);
    await screen.findByText('Your link');
    await screen.findByText('Send your link to friends you would like to play with.');
    expect(screen.queryByText('Your total')).toBeNull();
    expect(screen.queryByText('How it works')).toBeNull();
  });
});

describe('the round', () => {
  it('lists the friends, masked, and opens the wheel', async ({ platform }) => {
    const friend = await inviteFriend(platform, member, `dora${member.id}`);
    await inviteValidFriend(platform, member);
    const { total } = (await spin(platform, member)).data;
    render(<ShareScreen />);
    await screen.findByText(`d***${friend.account.at(-1)}`);
    expect(screen.getByRole('progressbar', { name: 'Your total' }).getAttribute('value')).toBe(String(total));
    expect(await screen.findByText('Rule of the wheel')).toBeTruthy();
    fireEvent.click(await button('Go to the wheel'));
    expect(openedOverlay.peek()?.name).toBe('spin');
  });

  it('says of each friend how far they have come', async ({ platform }) => {
    await depositOf(platform, await inviteFriend(platform, member));
    await inviteValidFriend(platform, member);
    render(<ShareScreen />);
    expect(await screen.findByText('Deposited 20 of 20, staked 0 of 30')).toBeTruthy();
    expect(screen.getByText('Brings you a spin')).toBeTruthy();
  });

  it('says what its end takes, and what it has taken', async ({ platform }) => {
    await inviteValidFriend(platform, member);
    const { total } = (await spin(platform, member)).data;
    render(<ShareScreen />);
    await screen.findByText('A total below 100 is lost when it ends. Unused spins stay yours.');
    cleanup();
    platform.clock.advance(DAYS * DAY);
    render(<ShareScreen />);
    await screen.findByText(new RegExp(`^Your last round ended on .* with ${total / 100} of 100, so`));
    await inviteValidFriend(platform, member);
    await refreshInvite();
    await screen.findByText(/^This round ends in/);
    expect(screen.getByText(/^Your last round ended/)).toBeTruthy();
  });

  it('pays the total at the target, once', async ({ platform }) => {
    let total = 0;
    while (total < TARGET) {
      await inviteValidFriend(platform, member);
      total = (await spin(platform, member)).data.total;
    }
    render(<ShareScreen />);
    const cashOut = await button(`Cash out ${total / 100}`);
    fireEvent.click(cashOut);
    fireEvent.click(cashOut);
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull());
    expect(await entriesOf(platform, member, 'inviteCashOut')).toEqual([total]);
  });

  it('can be read offline', async () => {
    render(<ShareScreen />);
    await screen.findByText('Spins left: 0');
    cleanup();
    disturb({ actInviteUser: 'cut' });
    act(() => {
      connection.value = 'offline';
    });
    render(<ShareScreen />);
    await screen.findByText('Spins left: 0');
    expect(await screen.findByText('Your link')).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('sees how it works, and signs in to get a link', async ({ platform }) => {
    await closePage();
    await openPage(platform, '/share');
    render(<ShareScreen />);
    await screen.findByText('Rule of the wheel');
    const lead = 'Each friend who plays brings you a spin. Your spins add up, and at 100 you cash out.';
    expect(screen.getByText(lead)).toBeTruthy();
    // What a friend has to do is said before anybody is invited.
    const condition = 'An invitation counts once the friend has deposited 20 coins and staked 30.';
    expect(screen.getByText(condition)).toBeTruthy();
    const wheel = 'On the wheel: 40 Coins, 45 Coins, 50 Coins, 60 Coins';
    expect(screen.getByRole('img', { name: wheel })).toBeTruthy();
    const signIn = screen.getByRole('link', { name: 'Sign in to get your link' });
    expect(signIn.getAttribute('href')).toBe('/auth/login?return=%2Fshare');
  });
});
