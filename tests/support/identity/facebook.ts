// Facebook as far as a page and a platform see it: its SDK, its access tokens, and what its Graph API says
// about them.
import { createHmac, randomBytes } from 'node:crypto';
import { type Desk, json, type Page, type Person, script } from './desk.ts';

const APP_ID = '220044006600';
const APP_SECRET = 'facebook-secret';
const HOUR_S = 3600;

interface TokenInfo {
  readonly app_id: string;
  readonly is_valid: boolean;
  readonly expires_at: number;
  readonly user_id: string;
}

export class FakeFacebook {
  readonly #desk: Desk;
  readonly #issued = new Map<string, { said: TokenInfo; person: Person }>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get settings(): Record<string, string> {
    return {
      FACEBOOK_APP_ID: APP_ID,
      FACEBOOK_APP_SECRET: APP_SECRET,
      FACEBOOK_SCRIPT_URL: `${this.#desk.address}/en_US/sdk.js`,
      FACEBOOK_GRAPH_URL: `${this.#desk.address}/v22.0`,
    };
  }

  readonly pages: Readonly<Record<string, Page>> = {
    'GET /en_US/sdk.js': async () => script(SCRIPT.replaceAll('ADDRESS', this.#desk.address)),
    'GET /v22.0/login': async ({ searchParams }) => {
      const again = searchParams.get('auth_type') === 'reauthenticate';
      this.#desk.asked.push({ provider: 'facebook', again });
      if (this.#desk.isDeclining) return json({ authResponse: null });
      return json({
        authResponse: { accessToken: this.token({ app_id: searchParams.get('app_id') ?? '' }) },
      });
    },
    'GET /v22.0/debug_token': async ({ searchParams }) => {
      if (searchParams.get('access_token') !== `${APP_ID}|${APP_SECRET}`) return json({ error: {} }, 400);
      const issued = this.#issued.get(searchParams.get('input_token') ?? '');
      const unknown = { app_id: '', is_valid: false, expires_at: 0, user_id: '' };
      return json({ data: issued?.said ?? unknown });
    },
    'GET /v22.0/me': async ({ searchParams }) => {
      const token = searchParams.get('access_token') ?? '';
      const proof = createHmac('sha256', APP_SECRET).update(token).digest('hex');
      const issued = this.#issued.get(token);
      if (!issued || searchParams.get('appsecret_proof') !== proof) return json({ error: {} }, 400);
      return json({ name: issued.person.name, id: issued.person.id });
    },
  };

  /** An access token about which the Graph API says something unusual. */
  token(other: Partial<TokenInfo> = {}): string {
    const { person, now } = this.#desk;
    const token = `EAA${randomBytes(40).toString('hex')}`;
    const expires_at = Math.floor(now().getTime() / 1000) + HOUR_S;
    const usual = { app_id: APP_ID, is_valid: true, expires_at, user_id: person.id };
    this.#issued.set(token, { said: { ...usual, ...other }, person });
    return token;
  }
}

/** The real SDK, too, is ready only some time after it has loaded. */
const SCRIPT = `setTimeout(() => {
  let appId;
  window.FB = {
    init: (options) => { appId = options.appId; },
    login: async (callback, { auth_type = '' }) => {
      const query = new URLSearchParams({ app_id: appId, auth_type });
      const answer = await fetch('ADDRESS/v22.0/login?' + query);
      callback(await answer.json());
    },
  };
  window.fbAsyncInit();
}, 0);`;
