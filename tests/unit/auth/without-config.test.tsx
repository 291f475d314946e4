// @vitest-environment happy-dom
// Sign-in and registration on a device that has not read the settings of the platform yet.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import RegisterScreen from '#src/features/auth/register/RegisterScreen.tsx';
import { endsWithItsTest, openPage } from '#tests/support/page.ts';
import type { Line } from '#tests/support/line.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
endsWithItsTest(it);
it.beforeEach(async ({ platform }) => {
  line = await openPage(platform);
  await db.config.clear();
});

describe.each([
  ['sign-in', <LoginScreen key="login" />],
  ['registration', <RegisterScreen key="register" />],
])('%s without the settings', (_name, shown) => {
  it('shows nothing that would grow below the finger, and then everything at once', async () => {
    const { container } = render(shown);
    expect(container.querySelector('[aria-hidden="true"]')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('or')).toBeNull();
    expect(await screen.findByLabelText('Account')).toBeTruthy();
    expect(screen.getByText(/^(?:New here|I already)/)).toBeTruthy();
  });

  it('says why they do not come, and asks again', async () => {
    line.disturb = () => 'cut';
    render(shown);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText("This page hasn't loaded yet")).toBeTruthy();
    line.disturb = () => {};
    fireEvent.click(again);
    expect(await screen.findByLabelText('Account')).toBeTruthy();
  });

  it('says that it needs a connection, and shows the form when there is one', async () => {
    connection.value = 'offline';
    render(shown);
    expect(await screen.findByText(/Needs a connection/)).toBeTruthy();
    connection.value = 'online';
    await waitFor(() => expect(screen.getByLabelText('Account')).toBeTruthy());
  });
});
