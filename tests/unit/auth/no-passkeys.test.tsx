// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import SecurityScreen from '#src/features/auth/security/SecurityScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

afterEach(async () => {
  cleanup();
  await closePage();
});

it('passkeys are not offered if the browser has none, with an explanation', async ({ platform, member }) => {
  await openPage(platform, paths.security);
  enterAs(member);
  await refreshMember();
  render(<SecurityScreen />);
  expect(await screen.findByText("Passkeys don't work in this browser or at this address.")).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Passkey/ }));
  expect(await screen.findByText('Add a passkey first')).toBeTruthy();
});
