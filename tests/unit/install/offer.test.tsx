// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { installState, keepInstallPrompt, noteInstalled } from '#src/data/api/install-prompt.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { InstallOffer } from '#src/features/install/offer/InstallOffer.tsx';
import { offerAfterClaim, offerAtFittingMoments } from '#src/features/install/offer/moments.ts';
import { installOffer } from '#src/navigation/install-offer.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { endsWithItsTest, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const DAY_MS = 86_400_000;
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

const it = platformTest();
let stop = () => {};

it.beforeEach(async ({ platform }) => {
  installState.value = 'unavailable';
  installOffer.value = null;
  await openPage(platform);
});
it.afterEach(() => stop());
endsWithItsTest(it);

const on = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

/** A browser that can install the app. */
function withPrompt(outcome: 'accepted' | 'dismissed' = 'accepted') {
  on(ANDROID);
  const prompt = vi.fn(async () => ({ outcome }));
  keepInstallPrompt(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return prompt;
}

function visit(number: number): void {
  stop();
  cleanup();
  installOffer.value = null;
  stop = offerAtFittingMoments(number);
  render(<InstallOffer />);
}

const card = () => screen.queryByRole('complementary', { name: 'Install the app' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the offer to install', () => {
  it('waits for the second visit', () => {
    withPrompt();
    visit(1);
    expect(card()).toBeNull();
    visit(2);
    expect(card()).toBeTruthy();
  });

  it('follows a claim on the first visit', () => {
    withPrompt();
    visit(1);
    act(offerAfterClaim);
    expect(card()).toBeTruthy();
    expect(installOffer.peek()?.place).toBe('claim');
  });

  it("opens the browser's own prompt and disappears once the app is installed", async () => {
    const prompt = withPrompt();
    visit(2);
    press('Install');
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(installState.peek()).toBe('installed'));
    expect(card()).toBeNull();
    noteInstalled();
    // A later visit in the browser.
    installState.value = 'unavailable';
    visit(3);
    expect(card()).toBeNull();
  });

  it('is gone for 14 days after "Not now"', () => {
    withPrompt();
    visit(2);
    press('Not now');
    expect(card()).toBeNull();
    const later = Date.now();
    for (const [days, isOffered] of [
      [13, false],
      [15, true],
    ] as const) {
      vi.spyOn(Date, 'now').mockReturnValue(later + days * DAY_MS);
      visit(3);
      expect(card() !== null).toBe(isOffered);
    }
  });

  it('leads to the pictured steps on iOS', () => {
    on(IPHONE);
    visit(2);
    press('Show how');
    expect(openedOverlay.peek()).toMatchObject({ name: 'download', props: { place: 'visit' } });
  });

  it.each([
    ['in Chrome on iOS', IPHONE.replace('Version/19.0', 'CriOS/156.0')],
    ['in a native app', `${ANDROID} HalcyonApp/2.0`],
    ['in a browser that cannot install', ANDROID],
  ])('is not made %s', (_where, userAgent) => {
    on(userAgent);
    visit(2);
    expect(card()).toBeNull();
  });

  it('is tracked with its answer', async () => {
    withPrompt();
    visit(2);
    press('Not now');
    await waitFor(async () =>
      expect(
        (await (await outbox()).outbox.toArray()).map(({ eventName, eventProps }) => [eventName, eventProps]),
      ).toEqual([
        ['install_offer', { place: 'visit' }],
        ['install_answer', { place: 'visit', choice: 'later' }],
      ]),
    );
  });
});
