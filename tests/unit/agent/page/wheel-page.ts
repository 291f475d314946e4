// A member with spins, on the page with the wheel.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, vi } from 'vitest';
import SpinOverlay from '#src/features/agent/spin/SpinOverlay.tsx';
import type { CallName } from '#src/contract/index.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import type { Disturbance } from '#tests/support/line.ts';
import { line, member } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { inviteValidFriend, statusOf } from '../platform/invite-catalogue.ts';

/** Turns of the wheel, each of which a test lets stop. */
export const turns: { to: string; stop: () => void }[] = [];

/** A browser that can turn things: happy-dom cannot. */
export function watchTurns(): void {
  turns.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = (frames) => {
    let stop = () => {};
    const finished = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const to = String((frames as Keyframe[]).at(-1)?.transform);
    turns.push({ to, stop });
    return { finished, cancel: () => {} } as unknown as Animation;
  };
}

export const openWheel = () => render(createElement(SpinOverlay));

/** As if the tab had been closed and the app opened again. */
export function openWheelAgain(): void {
  cleanup();
  openedOverlay.value = null;
  openWheel();
}

export async function withSpins(platform: TestPlatform, count: number): Promise<void> {
  for (let each = 0; each < count; each++) await inviteValidFriend(platform, member);
}

/** Ready to be tapped. */
export const spinButton = async () => {
  const button = await screen.findByRole('button', { name: /^Spin/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
};

export const pressSpin = async () => fireEvent.click(await spinButton());

export const awardsShown = () => {
  const opened = openedOverlay.peek();
  return opened?.name === 'reward' ? opened.props.awards : undefined;
};

type Disturbances = Partial<Record<CallName, Disturbance>>;

/** What happens to the requests of each call from now on. */
export function disturb(calls: Disturbances): void {
  line.disturb = (_body, _count, call) => calls[call as CallName];
}

export const spinsLeft = async (platform: TestPlatform) => (await statusOf(platform, member)).spins;

/** What the platform has recorded, newest first. */
export const spinsOf = async (platform: TestPlatform) =>
  platform.db
    .selectFrom('claim')
    .select(['step', 'awards'])
    .where('member_id', '=', member.id)
    .where('kind', '=', 'inviteSpin')
    .orderBy('id', 'desc')
    .execute();
