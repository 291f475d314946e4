// Passkeys with the browser's own virtual authenticator, and the second step of a protected account.
import type { Page } from '@playwright/test';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { type Authenticator, plugIn } from '#tests/support/device/authenticator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { callAs, leave, signedIn } from '#tests/support/sign-in-form.ts';
import { enter, PASSWORD } from '#tests/support/member-visit.ts';
import { codeAtServed, newMobile } from '#tests/support/telephone.ts';

// The worker never sees a credential, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

/** Whether the authenticator confirms the person. */
const touch = ({ cdp, authenticatorId }: Authenticator, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

async function addPasskey(page: Page): Promise<void> {
  const options = await callAs(page, 'passkeyRegisterOptions');
  const credential = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      json as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return made.toJSON();
  }, options);
  await callAs(page, 'passkeyRegister', { credential });
}

async function typePassword(page: Page, account: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click();

test('@long signs in with a passkey that the browser suggests in the field', async ({ page }) => {
  await plugIn(page);
  await enter(page);
  await addPasskey(page);
  await leave(page);
  // This device chooses its only passkey without asking.
  await page.goto('/auth/login?return=%2Fabout-us');
  await expect(page).toHaveURL(/\/about-us$/);
});

test('signs in with a passkey by pressing its button', async ({ page }) => {
  const device = await plugIn(page);
  await enter(page);
  await addPasskey(page);
  await leave(page);
  await touch(device, false);
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveAttribute('autocomplete', /webauthn/);
  // From here on the device answers at once, and the suggestion of the field must not be quicker than the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await touch(device, true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page);
});

test('@long confirms the sign-in with an authenticator app after one wrong code', async ({ page }) => {
  const account = await enter(page);
  const { secret } = await callAs(page, 'totpBegin');
  const codeNow = () => totpAt(secret, timeStep(new Date()));
  const first = codeNow();
  await callAs(page, 'secondStepSet', { method: 'totp', on: true, code: first });
  await leave(page);
  await typePassword(page, account);
  const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await code.fill(first === '000000' ? '111111' : '000000');
  await confirm(page);
  await expect(code).toHaveAccessibleDescription(/Tries left: \d/);
  await expect(code).toBeFocused();
  // A code counts once, and the one of the next half minute is used already.
  await code.fill(totpAt(secret, timeStep(new Date()) + 1));
  await confirm(page);
  await signedIn(page);
});

test('@long confirms the sign-in with a code by text message', async ({ page, platform }) => {
  const account = await enter(page);
  const mobile = newMobile();
  await callAs(page, 'smsSend', { mobile, purpose: 1 });
  await callAs(page, 'bindAccount', { mobile, smsCode: await codeAtServed(platform, mobile), purpose: 1 });
  await platform.rows(`update sms_code set sent_at = sent_at - interval '1 day'`);
  await callAs(page, 'smsSend', { purpose: 1 });
  const code = await codeAtServed(platform, mobile);
  await callAs(page, 'secondStepSet', { method: 'sms', on: true, code });
  await platform.rows(`update sms_code set sent_at = sent_at - interval '1 day'`);
  await leave(page);
  await typePassword(page, account);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Code from the text message' });
  await field.fill(await codeAtServed(platform, mobile));
  await confirm(page);
  await signedIn(page);
});

test('@long confirms the sign-in with a passkey that the member chooses over an authenticator app', async ({
  page,
}) => {
  const device = await plugIn(page);
  const account = await enter(page);
  await addPasskey(page);
  await callAs(page, 'secondStepSet', { method: 'passkey', on: true });
  const { secret } = await callAs(page, 'totpBegin');
  await callAs(page, 'secondStepSet', {
    method: 'totp',
    on: true,
    code: totpAt(secret, timeStep(new Date())),
  });
  await leave(page);
  await touch(device, false);
  await typePassword(page, account);
  await page.getByRole('tab', { name: 'Passkey' }).click();
  // From here on the device answers at once, and the suggestion of the field must not be quicker than the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await touch(device, true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page);
});
