// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { goBack, listenToBack, returnTo } from '#src/navigation/back.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { stepBack } from '#src/navigation/step-back.ts';

beforeAll(() => listenToBack());
afterEach(() => void (openedOverlay.value = null));

const shown = () => location.pathname + location.search;
const isShown = (address: string) => vi.waitFor(() => expect(shown()).toBe(address));

describe('going back', () => {
  it('leads to the previous page, with its query', async () => {
    navigate('/?type=3');
    navigate('/member');
    await goBack(navigate);
    await isShown('/?type=3');
  });

  it('leads to the lobby if the visit began on this page', async () => {
    history.replaceState({ from: undefined }, '', '/member');
    // Like a visit that begins here: no page of this app comes before.
    dispatchEvent(new PopStateEvent('popstate'));
    const { length } = history;
    await goBack(navigate);
    expect(shown()).toBe('/');
    expect(history.length).toBe(length);
  });

  it('still knows the previous page after this one was replaced, and after a reload', async () => {
    navigate('/points');
    navigate('/auth/login');
    navigate('/member', { replace: true });
    expect(history.state).toMatchObject({ from: '/points' });
    await goBack(navigate);
    await isShown('/points');
  });

  it('still knows the previous page after going forward', async () => {
    navigate('/points');
    navigate('/member');
    await stepBack();
    history.forward();
    await isShown('/member');
    await goBack(navigate);
    await isShown('/points');
  });

  it('works with an overlay in between', async () => {
    navigate('/points');
    openOverlay('login', {});
    navigate('/member', { replace: true });
    expect(history.state).toMatchObject({ from: '/points' });
  });
});

describe('awards that were won on the wheel', () => {
  const AWARDS = [{ itemId: 2001, num: 100 }];
  const isOpen = (name: string | undefined) =>
    vi.waitFor(() => expect(openedOverlay.peek()?.name).toBe(name));

  it('lead back to the wheel, and from there to the page', async () => {
    navigate('/points');
    openOverlay('spin', {});
    openOverlay('reward', { awards: AWARDS, returnTo: 'spin' });
    closeOverlay();
    await isOpen('spin');
    closeOverlay();
    await isOpen(undefined);
    expect(shown()).toBe('/points');
  });

  it("lead back to the wheel by the system's gesture, too", async () => {
    navigate('/points');
    openOverlay('spin', {});
    openOverlay('reward', { awards: AWARDS, returnTo: 'spin' });
    history.back();
    await isOpen('spin');
    history.back();
    await isOpen(undefined);
    expect(shown()).toBe('/points');
  });
});

describe('leaving a page for good', () => {
  it('goes back to the previous address, which is not visited twice', async () => {
    navigate('/points');
    navigate('/');
    navigate('/auth/login');
    await returnTo('/', navigate);
    await isShown('/');
    await goBack(navigate);
    await isShown('/points');
  });

  it('replaces the page with any other address', async () => {
    navigate('/points');
    navigate('/auth/login');
    const { length } = history;
    await returnTo('/member', navigate);
    await isShown('/member');
    expect(history.length).toBe(length);
    await goBack(navigate);
    await isShown('/points');
  });
});
