// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await openPage(platform, '/wallets?name=deposit');
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

async function deposit(): Promise<void> {
  render(<WalletsScreen />);
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: '100' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Deposit 100' }));
}

const saferPlayLinks = () =>
  screen
    .getAllByRole('link', { name: /^Safer play/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);

const BREAK = { kind: 'break', days: 1 };
const EXCLUSION = { kind: 'exclude', days: 0 };
const LIMIT = { kind: 'deposit', period: 'day', value: 20_00 };

describe('a deposit beyond the own bounds', () => {
  it.for([
    [
      8001,
      'limitSet',
      LIMIT,
      /^Your deposit limit is 20 a day\. Still left: 20\. You can deposit more from /,
    ],
    [8004, 'breakSet', BREAK, /^You are taking a break until .*\. Withdrawals stay open\.$/],
    [8005, 'breakSet', EXCLUSION, 'You have excluded yourself. Withdrawals stay open.'],
  ] as const)(
    'is refused with %i in words, and leads to safer play',
    async ([errcode, call, wanted, words], { platform }) => {
      await platform.call(call, wanted, member);
      await deposit();
      await screen.findByText(words);
      expect(saferPlayLinks()).toEqual([
        ['Safer play', '/member/safer-play'],
        ['Safer playLimits, reminders, breaks', '/member/safer-play'],
      ]);
      const input = { rechargeTypeId: 1, amount: 100_00, requestId: crypto.randomUUID() };
      expect((await platform.call('recharge', input, member)).errcode).toBe(errcode);
    },
  );

  it('can be bounded from the deposit tab', async () => {
    render(<WalletsScreen />);
    const link = await screen.findByRole('link', { name: /^Safer play/ });
    expect(link.getAttribute('href')).toBe('/member/safer-play');
  });
});
