// Google as far as a page and a platform see it: its script, its button, its ID tokens and its keys.
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWTPayload, SignJWT } from 'jose';
import { type Desk, json, type Page, script } from './desk.ts';

const CLIENT_ID = 'halcyon.apps.googleusercontent.test';
const KEY_ID = 'of-today';
const HOUR_S = 3600;

export class FakeGoogle {
  readonly #desk: Desk;
  readonly #key: GenerateKeyPairResult;

  static newKey = (): Promise<GenerateKeyPairResult> => generateKeyPair('RS256');

  constructor(desk: Desk, key: GenerateKeyPairResult) {
    this.#desk = desk;
    this.#key = key;
  }

  get settings(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_SCRIPT_URL: `${this.#desk.address}/gsi/client`,
      GOOGLE_JWKS_URL: `${this.#desk.address}/oauth2/v3/certs`,
      GOOGLE_ISSUER: 'https://accounts.google.com',
    };
  }

  readonly pages: Readonly<Record<string, Page>> = {
    'GET /oauth2/v3/certs': async () => {
      const key = await exportJWK(this.#key.publicKey);
      return json({ keys: [{ ...key, kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
    },
    'GET /gsi/client': async () => script(SCRIPT.replace('ADDRESS', this.#desk.address)),
    'GET /gsi/token': async ({ searchParams }) => {
      this.#desk.asked.push({ provider: 'google', again: searchParams.get('again') === 'true' });
      if (this.#desk.isDeclining) return json({}, 403);
      const [aud, nonce] = [searchParams.get('client_id') ?? '', searchParams.get('nonce') ?? ''];
      return json({ credential: await this.token({ aud, nonce }) });
    },
  };

  /** An ID token with unusual claims or another key. */
  async token(
    claims: JWTPayload,
    key: Pick<GenerateKeyPairResult, 'privateKey'> = this.#key,
  ): Promise<string> {
    const { person, now } = this.#desk;
    const seconds = Math.floor(now().getTime() / 1000);
    const usual = {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      sub: person.id,
      email: person.email,
      name: person.name,
      iat: seconds,
      exp: seconds + HOUR_S,
    };
    const header = { alg: 'RS256', kid: KEY_ID };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader(header).sign(key.privateKey);
  }
}

const SCRIPT = `(() => {
  let options;
  let again = false;
  const ask = async () => {
    const query = new URLSearchParams({ client_id: options.client_id, nonce: options.nonce, again });
    const answer = await fetch('ADDRESS/gsi/token?' + query);
    if (answer.ok) options.callback(await answer.json());
  };
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    disableAutoSelect: () => { again = true; },
    prompt: () => void ask(),
    renderButton: (place) => {
      const button = document.createElement('button');
      button.textContent = 'Sign in with Google';
      button.onclick = () => void ask();
      place.replaceChildren(button);
    },
  } } };
})();`;
