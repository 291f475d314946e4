// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { session } from '#src/data/session/session.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { press } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const CREDENTIAL = { id: 'a-key', rawId: 'a-key', type: 'public-key', response: {} };

interface CredentialRequest {
  readonly mediation: string | undefined;
  readonly signal: AbortSignal;
  readonly give: (credential: object) => void;
  readonly decline: () => void;
}

/** The device's passkeys as a page sees them: one request at a time. */
class Device {
  readonly asked: CredentialRequest[] = [];

  get({ mediation, signal }: { mediation?: string; signal: AbortSignal }): Promise<object> {
    return new Promise((resolve, reject) => {
      const decline = () => reject(new DOMException('Not allowed', 'NotAllowedError'));
      signal.addEventListener('abort', decline);
      this.asked.push({ mediation, signal, give: resolve, decline });
    });
  }

  get last(): CredentialRequest {
    const last = this.asked.at(-1);
    if (!last) throw new Error('The device was not asked');
    return last;
  }
}

let line: Line;
let member: SignedInCaller;
let device: Device;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/auth/login');
  device = new Device();
  replaceProperty(navigator, 'credentials', device);
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
});
afterEach(async () => {
  cleanup();
  Reflect.deleteProperty(navigator, 'credentials');
  await closePage();
});

const credential = { toJSON: () => CREDENTIAL };
const answer = (body: object) => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', ...body }) });

/** The platform's answer to a passkey: `0` signs the member in. */
async function judge(platform: TestPlatform, errcode: number): Promise<void> {
  const { account } = member;
  const { data } = await platform.call('accountLogin', { account, password: PASSWORD, loginType: 2 });
  line.disturb = (body) => {
    if (!body.includes('requestId')) return answer({ data: { challenge: 'AAAA' } });
    return errcode === 0 ? answer({ data }) : answer({ errcode, msg: 'Wrong.', data: null });
  };
}

describe('a passkey', () => {
  it('is suggested by the browser and signs in without a press', async ({ platform }) => {
    await judge(platform, 0);
    render(<LoginScreen />);
    await waitFor(() => expect(device.asked).toHaveLength(1));
    expect(device.last.mediation).toBe('conditional');
    device.last.give(credential);
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    expect(JSON.parse(line.sent[1] ?? '')).toMatchObject({ credential: CREDENTIAL });
  });

  it('can be requested with a button, which replaces the suggestion', async ({ platform }) => {
    await judge(platform, 0);
    render(<LoginScreen />);
    await waitFor(() => expect(device.asked).toHaveLength(1));
    press('Use a passkey');
    await waitFor(() => expect(device.asked).toHaveLength(2));
    expect(device.asked[0]?.signal.aborted).toBe(true);
    expect(device.last.mediation).toBeUndefined();
    device.last.give(credential);
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });

  it('shows no error when it is declined, and can be chosen again', async ({ platform }) => {
    await judge(platform, 0);
    render(<LoginScreen />);
    await waitFor(() => expect(device.asked).toHaveLength(1));
    press('Use a passkey');
    await waitFor(() => expect(device.asked).toHaveLength(2));
    device.last.decline();
    await waitFor(() => expect(device.asked).toHaveLength(3));
    expect(device.last.mediation).toBe('conditional');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/./),
    );
  });

  it('shows an error when the platform does not know it', async ({ platform }) => {
    await judge(platform, 1001);
    render(<LoginScreen />);
    await waitFor(() => expect(device.asked).toHaveLength(1));
    device.last.give(credential);
    expect(await screen.findByText(/This passkey doesn't belong to an account here/)).toBeTruthy();
    await waitFor(() => expect(device.asked).toHaveLength(2));
    expect(session.peek().memberId).toBe(0);
  });

  it('is no longer requested after the screen is closed', async ({ platform }) => {
    await judge(platform, 0);
    render(<LoginScreen />);
    await waitFor(() => expect(device.asked).toHaveLength(1));
    cleanup();
    expect(device.last.signal.aborted).toBe(true);
  });

  it('is not offered by a device without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    render(<LoginScreen />);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(line.sent).toHaveLength(0);
  });
});
