// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { session } from '#src/data/session/session.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { chooseTab, field, noteOf, press, type } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const APP_CODE = 'Code from your authenticator app';
const TEXT_CODE = 'Code from the text message';

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/auth/login');
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const answer = (body: object) => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', ...body }) });

/** A platform that requires one of these methods and accepts `246810`. */
async function protect(platform: TestPlatform, methods: string[]): Promise<void> {
  const { account } = member;
  const { data } = await platform.call('accountLogin', { account, password: PASSWORD, loginType: 2 });
  line.disturb = (body) => {
    const sent = JSON.parse(body) as Record<string, unknown>;
    if (sent['purpose'] === 3) return answer({ data: { interval: 60, remaining: 4, length: 6 } });
    if (!sent['challengeId']) {
      return answer({ errcode: 1014, code: 400, data: { challengeId: 'a-challenge', methods } });
    }
    return sent['value'] === '246810'
      ? answer({ data })
      : answer({ errcode: 1005, code: 400, msg: 'Wrong code.', data: { remaining: 2 } });
  };
}

async function signIn(): Promise<void> {
  render(<LoginScreen />);
  await screen.findByText('Account');
  type('Account', member.account);
  type('Password', PASSWORD);
  press('Sign in');
  await screen.findByText('One more step');
}

describe('the second step', () => {
  it('signs in with a recovery code', async ({ platform }) => {
    await protect(platform, ['totp', 'recovery']);
    await signIn();
    await chooseTab('Recovery code');
    type('Recovery code', '246810');
    press('Confirm');
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    expect(JSON.parse(line.sent.find((body) => body.includes('a-challenge')) ?? '')).toMatchObject({
      method: 'recovery',
      value: '246810',
    });
  });

  it('signs in with a code of the app, after an error for a wrong one', async ({ platform }) => {
    await protect(platform, ['totp']);
    await signIn();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('One more step'));
    expect(screen.queryByRole('tab')).toBeNull();
    type(APP_CODE, '111 111');
    press('Confirm');
    await waitFor(() => expect(noteOf(APP_CODE)).toBe('Wrong code. Tries left: 2'));
    await waitFor(() => expect(document.activeElement).toBe(field(APP_CODE)));
    type(APP_CODE, '246810');
    press('Confirm');
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    expect(JSON.parse(line.sent.at(-1) ?? '')).toMatchObject({
      challengeId: 'a-challenge',
      method: 'totp',
      value: '246810',
    });
  });

  it('sends a text message to a number that only the platform knows', async ({ platform }) => {
    await protect(platform, ['totp', 'sms']);
    await signIn();
    await chooseTab('SMS code');
    press('Send code');
    await waitFor(() => expect(noteOf(TEXT_CODE)).toBe('Code sent. Codes left today: 4'));
    expect(JSON.parse(line.sent.at(-1) ?? '')).toMatchObject({ challengeId: 'a-challenge', purpose: 3 });
    expect(line.sent.at(-1)).not.toContain('mobile');
    type(TEXT_CODE, '246810');
    press('Confirm');
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });

  it('can be cancelled to start over', async ({ platform }) => {
    await protect(platform, ['totp']);
    await signIn();
    press('Start over');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy());
    expect(session.peek().memberId).toBe(0);
  });

  it('works with the keyboard alone', async ({ platform }) => {
    await protect(platform, ['sms', 'totp']);
    await signIn();
    const first = screen.getByRole('tab', { name: 'SMS code' });
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(await screen.findByLabelText(APP_CODE)).toBeTruthy();
  });
});
