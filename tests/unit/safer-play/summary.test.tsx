// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { connection } from '#src/data/api/connection.ts';
import SaferPlayScreen from '#src/features/safer-play/settings/SaferPlayScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import { endsWithItsTest, member, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { METHODS, MIN, walletCatalogue } from '../wallet/platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

endsWithItsTest(it);

const figures = async () => within(await screen.findByRole('region', { name: 'What you have played' }));
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

it('the summary shows each period, and without a line what was stored of it', async ({ platform }) => {
  await signInAt(paths.saferPlay, platform);
  const wanted = { rechargeTypeId: METHODS.plain, amount: MIN, requestId: crypto.randomUUID() };
  const { orderId } = (await platform.call('recharge', wanted, member)).data;
  await settleDeposit(platform.db, { orderId, amount: MIN, isPaid: true, now: platform.clock.now });
  render(<SaferPlayScreen />);
  await (await figures()).findByText('10.00');
  choose('Total');
  await (await figures()).findByText('10.00');
  cleanup();
  connection.value = 'offline';
  render(<SaferPlayScreen />);
  await (await figures()).findByText('10.00');
  choose('Week');
  expect(await within(screen.getByRole('tabpanel')).findByText('Needs a connection')).toBeTruthy();
});
