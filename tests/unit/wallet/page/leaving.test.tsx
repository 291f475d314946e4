// @vitest-environment happy-dom
// What the funnel learns of a member who gives up, and of one who does not.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { outbox } from '#src/data/events/outbox.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

it.beforeEach(async ({ platform }) => {
  const member = await platform.register();
  await openPage(platform, '/wallets?name=deposit');
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const type = async (amount: string) =>
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: amount } });

async function tracked(name: string): Promise<unknown[]> {
  const rows = await (await outbox()).outbox.toArray();
  return rows.filter(({ eventName }) => eventName === name).map(({ eventProps }) => eventProps);
}

describe('leaving the deposit screen', () => {
  it('is tracked once, with the step at which the form was', async () => {
    const { unmount } = render(<WalletsScreen />);
    await type('100');
    await screen.findByRole('button', { name: 'Deposit 100' });
    unmount();
    await waitFor(async () => expect(await tracked('deposit_leave')).toEqual([{ step: 'form' }]));
  });

  it('is not tracked when the deposit was sent', async () => {
    const { unmount } = render(<WalletsScreen />);
    await type('100');
    fireEvent.click(await screen.findByRole('button', { name: 'Deposit 100' }));
    await screen.findByText('Waiting for the payment to be confirmed');
    unmount();
    // Events are stored in their order, so one that was tracked before this is stored by then.
    render(<WalletsScreen />);
    await waitFor(async () => expect(await tracked('deposit_open')).toHaveLength(2));
    expect(await tracked('deposit_leave')).toEqual([]);
    expect(await tracked('deposit_submit')).toHaveLength(1);
  });
});
