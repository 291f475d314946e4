// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import HomeScreen from '#src/features/lobby/home/HomeScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES, smallCatalogue } from '#tests/support/small-catalogue.ts';

const ad = { image: 'w-calm', clickType: 3 as const, unloginShowStatus: 1 as const };
const lobbyAdList = [
  {
    ...ad,
    id: 1,
    sort: 1,
    title: { en: 'Ten calm reels', es: 'Diez carretes en calma' },
    clickType: 2 as const,
    clickAction: String(GAMES.open),
  },
  { ...ad, id: 2, sort: 2, title: 'Our story', clickAction: `${location.origin}/about-us` },
  { ...ad, id: 3, sort: 3, title: 'On the quay', clickAction: 'https://blog.example.com/quay' },
  { ...ad, id: 4, sort: 4, clickAction: `${location.origin}/member`, unloginShowStatus: 0 as const },
];
const it = platformTest(
  {},
  { catalogue: { ...smallCatalogue, config: { ...smallCatalogue.config, lobbyAdList } } },
);

afterEach(async () => {
  cleanup();
  await closePage();
});

async function offers(): Promise<string[]> {
  const row = within(await screen.findByRole('region', { name: 'Offers' }));
  return row.getAllByRole('link').map(spokenText);
}

/** The name of a picture that has not come is for eyes alone. */
function spokenText(link: Element): string {
  const copy = link.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const activity = (id: number, more: object = {}) => ({
  ...{ id, activityType: id, name: `Activity ${id}`, image: 'x', sort: id, type: 0, clickType: 1 as const },
  ...{ clickAction: String(id), unloginShowStatus: 1 as const, status: 1 as const, ...more },
});
const toActivity = (id: number) => ({
  ...{ ...ad, id, sort: id, title: `To ${id}`, clickType: 1 as const, clickAction: String(id) },
});
const NEWS = 25;
const withActivities = platformTest(
  {},
  {
    catalogue: {
      ...smallCatalogue,
      config: {
        ...smallCatalogue.config,
        lobbyAdList: [NEWS, 42, 9_999, 45, 5].map(toActivity),
        activityList: [activity(NEWS), activity(42), activity(9_999), activity(45, { endTime: 1 })],
      },
    },
  },
);

describe('offers of activities', () => {
  withActivities('lead to its screen, or to its text if it is closed or unknown', async ({ platform }) => {
    await openPage(platform);
    render(<HomeScreen isSignedIn={false} />);
    const row = within(await screen.findByRole('region', { name: 'Offers' }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bonus/event',
      '/bonus/event?id=25',
      '/bonus/tasks',
      '/bonus/event?id=45',
      '/bonus/event?id=9999',
    ]);
  });

  withActivities('open an overlay in place of its address', async ({ platform }) => {
    await openPage(platform);
    render(<HomeScreen isSignedIn={false} />);
    const row = within(await screen.findByRole('region', { name: 'Offers' }));
    const click = createEvent.click(row.getByRole('link', { name: /^To 25/ }));
    fireEvent(row.getByRole('link', { name: /^To 25/ }), click);
    expect(click.defaultPrevented).toBe(true);
    expect(openedOverlay.peek()?.name).toBe('notices');
  });
});

describe('the offers', () => {
  it('name their headline and what a tap does, for a member', async ({ platform }) => {
    const member = await platform.register();
    await openPage(platform);
    enterAs(member);
    render(<HomeScreen isSignedIn />);
    await waitFor(async () =>
      expect(await offers()).toEqual([
        'Ten calm reels Play Offer 1 of 4',
        'Our story Take a look Offer 2 of 4',
        'On the quay Opens blog.example.com Offer 3 of 4',
        'Take a look Offer 4 of 4',
      ]),
    );
    expect(screen.getByText('Ten calm reels')).toBeTruthy();
    expect(screen.getByText('Opens blog.example.com')).toBeTruthy();
  });

  it('tell a visitor where a tap leads to sign-in first', async ({ platform }) => {
    await openPage(platform);
    render(<HomeScreen isSignedIn={false} />);
    const [game, , , memberOnly] = await offers();
    expect(game).toBe('Ten calm reels Sign in to play Offer 1 of 4');
    expect(memberOnly).toBe('Sign in Offer 4 of 4');
  });
});
