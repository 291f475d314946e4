// @vitest-environment happy-dom
// Customer service has one address, wherever the app names it.
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { listenToRefusals } from '#src/app/listeners/refusals.ts';
import { ServerErrorScreen } from '#src/app/screens/ServerErrorScreen.tsx';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { request } from '#src/data/api/request.ts';
import { supportAddress } from '#src/data/config/support.ts';
import { db } from '#src/data/db/database.ts';
import { Contacts } from '#src/patterns/contacts/Contacts.tsx';
import { LegalText } from '#src/features/legal/texts/LegalText.tsx';
import { brand } from '#src/lib/brand.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();
const CARE = 'care@operator.test';

listenToRefusals();
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

/** The platform's config with these contacts. */
async function nameContacts(contacts: Array<{ kind: string; label: string; url: string }>) {
  const row = await db.config.get('appConfig');
  if (!row) throw new Error('No config is stored');
  const clientConfig = { ...row.config.clientConfig, contacts };
  await db.config.put({ ...row, config: { ...row.config, clientConfig } });
  return clientConfig;
}

async function showLegalText(): Promise<string> {
  await act(async () => {
    render(
      <>
        <LegalText name="privacy" />
        <LegalText name="terms" />
      </>,
    );
  });
  await screen.findByRole('heading', { name: 'Your rights' });
  return document.body.textContent;
}

describe.for([
  [
    'the address of the platform',
    CARE,
    [{ kind: 'mail', label: 'Care', url: `mailto:${CARE}?subject=Help` }],
  ],
  ["the app's own address, if the platform names none", brand.support, []],
] as const)('%s', ([_, address, contacts]) => {
  it('stands on the error page, in the legal texts and in the contacts', async ({ platform }) => {
    await openPage(platform);
    const client = await nameContacts([...contacts]);
    expect(supportAddress(client)).toBe(address);
    render(<ServerErrorScreen error={new Error('x')} onRetry={() => {}} />);
    const link = await screen.findByRole('link', { name: address });
    expect(link.getAttribute('href')).toMatch(new RegExp(`^mailto:${address}\\?subject=`));
    render(<Contacts title="Contact" client={client} pages={[]} />);
    expect(document.querySelector(`a[href^="mailto:${address}"]`)).toBeTruthy();
    cleanup();
    const text = await showLegalText();
    await waitFor(() => expect(document.body.textContent).toContain(address));
    expect(text).toContain('under About › Usage data.');
    expect(text).not.toContain('{{');
  });

  it('is the one to write to after a refusal', async ({ platform }) => {
    const line = await openPage(platform);
    enterAs(await platform.register());
    await nameContacts([...contacts]);
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const body = JSON.stringify({ errcode: 403, code: 403, msg: 'Not allowed here', data: {} });
    line.disturb = () => ({ status: 200, body });
    await request(lobbyCalls.refreshData, {});
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
    await waitFor(() => expect(go).toHaveBeenCalledWith(`mailto:${address}`));
  });
});
