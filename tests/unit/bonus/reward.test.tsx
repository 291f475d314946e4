// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import RewardOverlay from '#src/features/bonus/reward/RewardOverlay.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { openReward } from '#src/navigation/reward.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await openPage(platform);
  enterAs(member);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const COUPONS = {
  1050: { num: 1250, name: 'Spring coupon', icon: '' },
  1301: { num: 50_000, name: 'Gift', icon: '' },
};

async function configWith(propConfigMap: object): Promise<void> {
  const row = await db.config.get('appConfig');
  if (row)
    await db.config.put({ ...row, config: { ...row.config, ...{ propConfigMap } } as typeof row.config });
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the reward modal', () => {
  it('names every award by its kind', async () => {
    await configWith(COUPONS);
    render(
      <RewardOverlay
        awards={[
          { itemId: 2001, num: 123_456 },
          { itemId: 1050, num: 2 },
          { itemId: 1301, num: 1 },
          { itemId: 2002, num: 5000 },
          { itemId: 40_002, num: 3 },
          { itemId: 77, num: 1 },
        ]}
      />,
    );
    await waitFor(() => expect(rows()[1]).toContain('Spring coupon'));
    const [coin, percent, gift, points, season, unknown] = rows();
    expect(coin).toMatch(/^Coin.*1,234/);
    expect(percent).toBe('Spring coupon12.5%×2');
    expect(gift).toBe('Gift500×1');
    expect(points).toBe('Points×5,000');
    expect(season).toBe('New Year item×3');
    expect(unknown).toBe('Reward×1');
  });

  it('accepts a list as JSON text, and leaves broken rows out', () => {
    render(<RewardOverlay awards='[{"itemId":2002,"num":7},{"itemId":"x"}]' />);
    expect(rows()).toEqual(['Points×7']);
  });

  it('animates the coin count, and reads the whole amount aloud from the start', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    render(<RewardOverlay awards={[{ itemId: 2001, num: 50_000 }]} />);
    const seen = () => document.querySelector('li [aria-hidden="true"] bdi')?.textContent;
    expect(seen()).toBe('0');
    expect(screen.getByText('500')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2000));
    expect(seen()).toBe('500');
  });

  it('closes on a tap anywhere, and refreshes the balance', async () => {
    act(() => openOverlay('reward', { awards: [{ itemId: 2001, num: 100 }] }));
    render(<RewardOverlay awards={[{ itemId: 2001, num: 100 }]} />);
    fireEvent.click(screen.getByRole('button', { name: 'TAP THE SCREEN TO CONTINUE' }));
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
    cleanup();
    await waitFor(async () => expect((await db.balances.get(member.id))?.balanceSeq).toBeGreaterThan(0));
  });

  it('has the focus on the text that closes it', () => {
    render(<RewardOverlay awards={[{ itemId: 2001, num: 100 }]} />);
    expect(document.activeElement?.textContent).toBe('TAP THE SCREEN TO CONTINUE');
    expect(screen.getByRole('dialog', { name: 'Congratulations' }).contains(document.activeElement)).toBe(
      true,
    );
  });

  it('closes by Escape', async () => {
    act(() => openOverlay('reward', { awards: [{ itemId: 2001, num: 100 }] }));
    render(<RewardOverlay awards={[{ itemId: 2001, num: 100 }]} />);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
  });

  it('gives every kind of award a picture', () => {
    const itemIds = [1001, 1201, 1301, 2001, 2002, 4001, 40_001, 77];
    render(<RewardOverlay awards={itemIds.map((itemId) => ({ itemId, num: 1 }))} />);
    const pictures = screen
      .getAllByRole('listitem')
      .map((row) => row.querySelector('path')?.getAttribute('d'));
    expect(pictures.every(Boolean)).toBe(true);
    const [percent, fixed, gift, ...others] = pictures;
    expect(fixed).toBe(percent);
    expect(new Set([percent, gift, ...others.slice(0, -1)]).size).toBe(6);
  });

  it.each([[[]], ['[]'], ['not json'], ['{"itemId":2001}'], ['[{"itemId":"x"}]'], [undefined]])(
    'does not open for %j',
    (awards) => {
      expect(openReward(awards)).toBe(false);
      expect(openedOverlay.peek()).toBeNull();
    },
  );

  it('closes by itself when it has no awards, and still refreshes the balance', async () => {
    openOverlay('reward', { awards: '[]' });
    render(<RewardOverlay awards="[]" />);
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
    cleanup();
    await waitFor(async () => expect(await db.balances.get(member.id)).toBeTruthy());
  });
});
