// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { listenToInstallation } from '#src/app/listeners/installation.ts';
import { offerAfterClaim } from '#src/features/install/offer/moments.ts';
import { session, SIGNED_OUT } from '#src/data/session/session.ts';
import { installOffer } from '#src/navigation/install-offer.ts';

beforeEach(() => {
  session.value = SIGNED_OUT;
});

it('offers a visitor who signs in on the first visit to install the app after their first claim, and not before', async () => {
  listenToInstallation();
  const prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
  dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true);
  session.value = { memberId: 7, token: 'a-token' };
  await vi.waitFor(() => {
    offerAfterClaim();
    expect(installOffer.peek()?.place).toBe('claim');
  });
});
