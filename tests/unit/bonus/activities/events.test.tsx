// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import EventScreen from '#src/features/bonus/event/EventScreen.tsx';
import BonusScreen from '#src/features/bonus/event/BonusScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { endsWithItsTest, line, member, openPage, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { playRounds } from '../platform/earn.ts';
import { activityCatalogue, IDS } from './activity-catalogue.ts';

const it = platformTest({}, { catalogue: activityCatalogue });

endsWithItsTest(it);

const HERE = '/bonus/event';
const at = (id: number) => `${HERE}?id=${id}`;

const group = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('section') as HTMLElement);
};
const names = async (title: string) =>
  (await group(title)).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the list of events', () => {
  it('shows what is open, what is coming up and what is past, and nothing that is switched off', async ({
    platform,
  }) => {
    await signInAt(HERE, platform);
    render(<EventScreen />);
    const open = await names('Open now');
    expect(open).toContain('First steps');
    expect(await names('Coming up')).toEqual(['Summer']);
    expect(await names('Past')).toEqual(['Regatta']);
    expect(screen.queryByText('Switched off')).toBeNull();
    expect((await group('Past')).getByText(/^Ended /)).toBeTruthy();
    expect((await group('Coming up')).getByText(/^From /)).toBeTruthy();
  });

  it('gives each event one button, through the resolver', async ({ platform }) => {
    await signInAt(HERE, platform);
    render(<EventScreen />);
    expect(await addressOf('Open: Tasks')).toBe('/bonus/tasks');
    expect(await addressOf('Open: First deposit')).toBe('/activity/first-deposit');
    expect(await addressOf('Play: Game of the week')).toBe('/game/start?gameId=101&tryIt=0');
    expect(await addressOf('Details: Just a text')).toBe(at(IDS.plain));
    expect(await addressOf('Details: Regatta')).toBe(at(IDS.ended));
    const [news] = (await screen.findAllByRole('link', { name: 'Open: News' })) as [HTMLElement];
    expect(news.getAttribute('href')).toBe(at(IDS.news));
    fireEvent.click(news);
    expect(openedOverlay.peek()?.name).toBe('notices');
  });

  it('tells a visitor how many more there are for members, and asks for nothing of a member', async ({
    platform,
  }) => {
    const opened = await openPage(platform, HERE);
    render(<EventScreen />);
    expect(await addressOf('Sign in to see 2 more')).toBe('/auth/login?return=%2Fbonus%2Fevent');
    expect(screen.queryByText('For members')).toBeNull();
    expect(screen.queryByText('Tasks', { selector: 'h3 *' })).toBeNull();
    expect(await addressOf('Open: Points')).toBe('/points');
    expect(opened.sent.some((body) => body.includes('"requestId"'))).toBe(false);
  });

  it('leads a visitor who has the address of one for members to sign-in, and back', async ({ platform }) => {
    await openPage(platform, at(IDS.ofMembers));
    render(<EventScreen />);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(new URLSearchParams(location.search).get('return')).toBe(at(IDS.ofMembers));
  });

  it('can be read offline', async ({ platform }) => {
    await signInAt(HERE, platform);
    render(<EventScreen />);
    await names('Open now');
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<EventScreen />);
    expect(await names('Past')).toEqual(['Regatta']);
  });

  it('says why it could not be refreshed, and keeps what was stored', async ({ platform }) => {
    await signInAt(HERE, platform);
    line.disturb = () => ({ status: 500, body: '' });
    render(<EventScreen />);
    await screen.findByText("Can't reach the service. Check your connection and try again.");
    expect(await names('Open now')).toContain('Points');
  });

  it('reads a member whose data is not stored, once there is a connection', async ({ platform }) => {
    await signInAt(HERE, platform);
    await db.members.clear();
    render(<EventScreen />);
    expect(await names('Open now')).toContain('Points');
  });
});

describe('the first page of the bonuses', () => {
  it('shows a visitor the activities, and how many more there are for members', async ({ platform }) => {
    const opened = await openPage(platform, '/bonus');
    render(<BonusScreen />);
    expect(await names('Open now')).toContain('First steps');
    expect(await names('Coming up')).toEqual(['Summer']);
    expect(await addressOf('Sign in to see 2 more')).toBe('/auth/login?return=%2Fbonus');
    expect(await addressOf('Open: Points')).toBe('/points');
    expect(screen.queryByText('Regatta')).toBeNull();
    expect(opened.sent.some((body) => body.includes('"requestId"'))).toBe(false);
  });

  it('shows a member what can be claimed, and below it the other activities', async ({ platform }) => {
    await signInAt('/bonus', platform);
    await playRounds(platform, member, [1]);
    render(<BonusScreen />);
    await screen.findByRole('button', { name: 'Claim: Invented' });
    const others = await names('Open now');
    expect(others).toContain('Points');
    expect(others).not.toContain('Invented');
  });
});

describe('the text of an event', () => {
  it('has its rules and its own button', async ({ platform }) => {
    await signInAt(at(IDS.tasks), platform);
    render(<EventScreen />);
    await screen.findByRole('heading', { name: 'Tasks' });
    await screen.findByText('Rules of Tasks');
    expect(await addressOf('Open: Tasks')).toBe('/bonus/tasks');
    expect(await addressOf('All events')).toBe(HERE);
  });

  it('of a kind that no screen knows leads nowhere else', async ({ platform }) => {
    await signInAt(at(IDS.plain), platform);
    render(<EventScreen />);
    await screen.findByText('Rules of Just a text');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([HERE]);
  });

  it.for([
    ['Switched off', IDS.off, /^This isn't available right now$/],
    ['Regatta', IDS.ended, /^Ended /],
    ['Summer', IDS.soon, /^From /],
  ] as const)('of one that is not open says so: %s', async ([name, id, note], { platform }) => {
    await signInAt(at(id), platform);
    render(<EventScreen />);
    await screen.findByText(`Rules of ${name}`);
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByRole('link', { name: `Open: ${name}` })).toBeNull();
  });

  it('of one that is gone leads to the others', async ({ platform }) => {
    await signInAt(at(123_456), platform);
    render(<EventScreen />);
    await screen.findByText('This event no longer exists');
    expect(await addressOf('All events')).toBe(HERE);
  });

  it('with steps offers each that is reached, also of a kind that no code knows', async ({ platform }) => {
    await signInAt(at(IDS.invented), platform);
    await playRounds(platform, member, [1]);
    render(<EventScreen />);
    const claim = await screen.findByRole('button', { name: 'Claim: Different games to play: 1' });
    fireEvent.click(claim);
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    await waitFor(() => expect(screen.getAllByText('Claimed').length).toBeGreaterThan(0));
  });
});
