// A person who signs in through an identity provider: what its window would have returned, and the call that
// uses it.
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { IdentityProvider, PERSON } from '#tests/support/identity-provider.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const APP = 'http://localhost:8080';
export const REDIRECT = 'http://localhost:8081/frames/social/line';

type LineOther = Partial<Parameters<IdentityProvider['line']['code']>[0]>;

export class SocialVisit {
  readonly platform: TestPlatform;
  readonly providers: IdentityProvider;

  static async begin(): Promise<SocialVisit> {
    const providers = await IdentityProvider.start();
    return new SocialVisit(
      await createTestPlatform(providers.settings, { catalogue: accountsCatalogue }),
      providers,
    );
  }

  private constructor(platform: TestPlatform, providers: IdentityProvider) {
    this.platform = platform;
    this.providers = providers;
    providers.desk.now = () => platform.clock.now;
  }

  async end(): Promise<void> {
    await this.platform.close();
    await this.providers.stop();
  }

  somebodyElse(): void {
    this.providers.desk.person = { ...PERSON, id: String(Math.random()).slice(2) };
  }

  /** The value that the platform seals for one sign-in, as the window's document contains it. */
  async sealFor(provider: string): Promise<string> {
    const query = new URLSearchParams({ provider, origin: APP });
    const page = await this.platform.games.inject({ url: `/frames/social?${query.toString()}` });
    return /data-seal="([^"]+)"/.exec(page.body)?.[1] ?? '';
  }

  googleToken = async (claims: object = {}): Promise<string> =>
    this.providers.google.token({ nonce: await this.sealFor('google'), ...claims });

  async lineCode(other: LineOther = {}): Promise<{ code: string; state: string }> {
    const state = await this.sealFor('line');
    return { code: this.providers.line.code({ redirectUri: REDIRECT, nonce: state, ...other }), state };
  }

  google = (credential: string, more: object = {}) =>
    this.platform.call('googleLogin', { credential, socialType: 5, ...more });

  facebook = (accessToken: string, more: object = {}) =>
    this.platform.call('facebookLogin', { accessToken, socialType: 3, ...more });

  line = (fields: { code: string; state: string; redirectUri?: string }, more: object = {}) =>
    this.platform.call('lineLogin', { redirectUri: REDIRECT, socialType: 4, ...fields, ...more });

  /** With a valid credential of the provider. */
  readonly enter = {
    google: async (more?: object) => this.google(await this.googleToken(), more),
    facebook: async (more?: object) => this.facebook(this.providers.facebook.token(), more),
    line: async (more?: object) => this.line(await this.lineCode(), more),
  };
}
