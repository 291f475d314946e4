import type { CDPSession, Page } from '@playwright/test';

export interface Authenticator {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A phone that recognises its owner's finger: the browser's own virtual authenticator. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { cdp, authenticatorId };
}
