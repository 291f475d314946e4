// LINE as far as a page and a platform see it: its sign-in page, its codes and its ID tokens.
import { randomBytes } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { type PageAnswer, type Desk, json, type Page, type Person } from './desk.ts';

const CHANNEL_ID = '1657001122';
const CHANNEL_SECRET = 'line-secret-of-thirty-two-bytes-!';
const ISSUER = 'https://access.line.me';
const HOUR_S = 3600;

interface IssuedCode {
  readonly redirectUri: string;
  readonly nonce: string;
  readonly person: Person;
  /** Unusual claims. */
  readonly claims: JWTPayload;
  readonly secret: string;
}

export class FakeLine {
  readonly #desk: Desk;
  readonly #issued = new Map<string, IssuedCode>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get settings(): Record<string, string> {
    return {
      LINE_CHANNEL_ID: CHANNEL_ID,
      LINE_CHANNEL_SECRET: CHANNEL_SECRET,
      LINE_AUTHORIZE_URL: `${this.#desk.address}/oauth2/v2.1/authorize`,
      LINE_TOKEN_URL: `${this.#desk.address}/oauth2/v2.1/token`,
      LINE_ISSUER: ISSUER,
    };
  }

  readonly pages: Readonly<Record<string, Page>> = {
    'GET /oauth2/v2.1/authorize': async ({ searchParams }) => {
      const asked = (name: string) => searchParams.get(name) ?? '';
      if (asked('client_id') !== CHANNEL_ID || asked('response_type') !== 'code') return json({}, 400);
      const again = asked('disable_auto_login') === 'true' && asked('max_age') === '0';
      this.#desk.asked.push({ provider: 'line', again });
      const [redirectUri, state] = [asked('redirect_uri'), asked('state')];
      const back = (fields: Record<string, string>) =>
        `${redirectUri}?${new URLSearchParams({ ...fields, state }).toString()}`;
      const code = this.code({ redirectUri, nonce: asked('nonce') });
      return page({ yes: back({ code }), no: back({ error: 'access_denied' }) });
    },
    'POST /oauth2/v2.1/token': async (_, body) => {
      const given = Object.fromEntries(new URLSearchParams(body));
      const issued = this.#issued.get(given['code'] ?? '');
      const isRight =
        given['grant_type'] === 'authorization_code' &&
        given['client_id'] === CHANNEL_ID &&
        given['client_secret'] === CHANNEL_SECRET &&
        given['redirect_uri'] === issued?.redirectUri;
      if (!issued || !isRight) return json({ error: 'invalid_grant' }, 400);
      this.#issued.delete(given['code'] ?? '');
      return json({ token_type: 'Bearer', access_token: 'x', id_token: await this.#token(issued) });
    },
  };

  /** A code for a person who has consented. */
  code(asked: { redirectUri: string; nonce: string; claims?: JWTPayload; secret?: string }): string {
    const code = randomBytes(12).toString('hex');
    const { person } = this.#desk;
    this.#issued.set(code, { claims: {}, secret: CHANNEL_SECRET, person, ...asked });
    return code;
  }

  #token({ nonce, person, claims, secret }: IssuedCode): Promise<string> {
    const seconds = Math.floor(this.#desk.now().getTime() / 1000);
    const usual = { iss: ISSUER, aud: CHANNEL_ID, sub: `U${person.id}`, name: person.name, nonce };
    const times = { iat: seconds, exp: seconds + HOUR_S };
    return new SignJWT({ ...usual, ...times, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
  }
}

const page = ({ yes, no }: { yes: string; no: string }): PageAnswer => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><title>LINE</title><link rel="icon" href="data:,">
    <h1>Sign in with LINE</h1><a href="${attribute(yes)}">Allow</a> <a href="${attribute(no)}">Cancel</a></html>`,
});

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
