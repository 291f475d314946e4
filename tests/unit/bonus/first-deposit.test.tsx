// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import FirstDepositOverlay from '#src/features/bonus/first-deposit/FirstDepositOverlay.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { signedInAt } from '#tests/support/page.ts';
import { popupCatalogue } from '../activity/popups/popup-catalogue.ts';

const it = platformTest({}, { catalogue: popupCatalogue });
signedInAt('/', it);

async function open(): Promise<HTMLElement> {
  act(() => openOverlay('firstDeposit', {}));
  render(<FirstDepositOverlay />);
  return screen.findByRole('dialog', { name: 'Activity 44' });
}
const answers = () => ['Not now', 'Deposit'].map((name) => screen.getByRole('button', { name }));

describe('the offer of the first deposit', () => {
  it('names what the platform gives, its conditions, and its end', async () => {
    const shown = await open();
    expect(shown.textContent).toContain('Half of your first deposit on top.');
    expect(shown.textContent).toMatch(/You can get\D*500/);
    expect(shown.textContent).toMatch(/Ends.*2096/);
    // What may remain of its markup is tested in a browser.
    await screen.findByText(/From 20 coins on\./);
  });

  it('gives both answers the same weight', async () => {
    await open();
    const [no, yes] = answers();
    expect(no?.className).toBe(yes?.className);
    expect(no?.parentElement).toBe(yes?.parentElement);
  });

  it('is declined', async () => {
    await open();
    fireEvent.click(answers()[0]!);
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
    expect(location.pathname).toBe('/');
  });

  it('leads to the deposit', async () => {
    await open();
    fireEvent.click(answers()[1]!);
    expect(openedOverlay.peek()).toBeNull();
    expect(location.pathname + location.search).toBe('/wallets?name=deposit&back=1');
  });

  it('says so when there is none', async () => {
    const row = await db.config.get('appConfig');
    await db.config.put({ ...row!, config: { ...row!.config, activityList: [] } });
    render(<FirstDepositOverlay />);
    expect(await screen.findByText("This isn't available right now")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });
});
