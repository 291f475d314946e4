// Sign-in windows of identity providers: documents of this origin, whose scripts cannot reach the app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SocialProvider } from '#src/contract/member.ts';
import { mark } from '#src/lib/brand.ts';
import { isAppOrigin } from '../addresses/app-origin.ts';
import { gamesOriginFor } from '../addresses/launch-address.ts';
import { NO_DEVICES, policyOf } from '../http/policy.ts';
import { originOf } from '../http/client.ts';
import { documentLanguage, languageOf } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import { seal } from '../secrets/seals.ts';
import type { Settings } from '../settings/settings.ts';
import { providersOn, type SocialSettings } from '../settings/social.ts';
import type { PageFiles } from '../world/page-files.ts';
import { sendNothing } from './nothing-here.ts';
import { filled } from './template.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'pages/social/social.html'), 'utf8');
const MARK = mark.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
const PATH = '/frames/social';
const socialTexts = await textsOf('social');

const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
};
const RETURN_PATH = `${PATH}/line`;

export interface SocialPages {
  readonly settings: Settings;
  readonly secret: string;
  readonly files: PageFiles;
  readonly clock: () => Date;
}

interface SocialDocument {
  readonly provider: SocialProvider;
  /** Script of this document. */
  readonly step: SocialProvider | 'line-return';
  readonly app: string;
  readonly seal: string;
  /** The provider's page that the window continues to. */
  readonly go: string;
  /** The provider must not sign in the person it knows without asking. */
  readonly asksAgain: boolean;
}

export function registerSocialPages(games: FastifyInstance, pages: SocialPages): void {
  const { settings, secret, clock } = pages;
  games.get<{ Querystring: { provider?: unknown; origin?: unknown; choose?: unknown } }>(
    PATH,
    async (request, reply) => {
      const { provider, origin, choose } = request.query;
      const asksAgain = choose === '1';
      const isOn = v.is(SocialProvider, provider) && providersOn(settings.social).includes(provider);
      const here = gamesOriginFor(settings, originOf(request, settings));
      const isOurs = typeof origin === 'string' && isAppOrigin(settings, origin, here);
      if (!isOn || !isOurs) return sendNothing(reply);
      const redirectUri = `${here}${RETURN_PATH}`;
      const about = provider === 'line' ? redirectUri : '';
      const sealed = seal(secret, `${provider} ${about}`, clock());
      const asked = { redirectUri, sealed, asksAgain };
      const go = provider === 'line' ? authorizeAddress(settings.social.line, asked) : '';
      return send(reply, request, {
        pages,
        shown: { provider, step: provider, app: origin, seal: sealed, go, asksAgain },
      });
    },
  );
  games.get(RETURN_PATH, async (request, reply) => {
    if (!providersOn(settings.social).includes('line')) return sendNothing(reply);
    const shown: SocialDocument = {
      provider: 'line',
      step: 'line-return',
      app: '',
      seal: '',
      go: '',
      asksAgain: false,
    };
    return send(reply, request, { pages, shown });
  });
}

/** The seal is the state, which authenticates the return, and the nonce, which authenticates the token. */
function authorizeAddress(
  { id, authorizeUrl }: SocialSettings['line'],
  { redirectUri, sealed, asksAgain }: { redirectUri: string; sealed: string; asksAgain: boolean },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri,
    state: sealed,
    nonce: sealed,
    scope: 'profile openid',
    // Without the first, LINE's app signs in its owner; without the second, the browser's session at LINE does.
    ...(asksAgain && { disable_auto_login: 'true', max_age: '0' }),
  });
  return `${authorizeUrl}?${query.toString()}`;
}

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  { pages, shown }: { pages: SocialPages; shown: SocialDocument },
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const { provider, step, app, go } = shown;
  const choose = shown.asksAgain ? '1' : '';
  const words = socialTexts(language);
  const name = PROVIDER_NAMES[provider];
  const values = {
    ...{
      ...documentLanguage(language),
      provider,
      step,
      app,
      go,
      choose,
      seal: shown.seal,
      files: pages.files.path,
    },
    ...{ id: pages.settings.social[provider].id, script: scriptOf(pages.settings.social, provider) },
    ...{ title: words.title(name), waiting: words.waiting(name), goLabel: words.go(name) },
    ...{ unreachable: words.unreachable(name), alone: words.alone, close: words.close },
  };
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policyFor(pages.settings.social, step),
      'cache-control': 'no-store',
      'referrer-policy': REFERRER[step],
      ...NO_DEVICES,
    })
    .send(filled(DOCUMENT.replace('{{mark}}', MARK), values));
}

const scriptOf = (social: SocialSettings, provider: SocialProvider): string =>
  provider === 'line' ? '' : social[provider].scriptUrl;

/** Google and Facebook check the referrer; the return address contains a code and must not leak. */
const REFERRER: Readonly<Record<SocialDocument['step'], string>> = {
  google: 'no-referrer-when-downgrade',
  facebook: 'strict-origin-when-cross-origin',
  line: 'no-referrer',
  'line-return': 'no-referrer',
};

/** Origins of Facebook's own windows and frames, besides its API. */
const OF_FACEBOOK = 'https://www.facebook.com https://web.facebook.com';

function policyFor({ google, facebook }: SocialSettings, step: SocialDocument['step']): string {
  const beside = (url: string) => new URL('.', url).href;
  const own = { 'script-src': "'self'", 'style-src': "'self'" };
  const sources: Readonly<Record<SocialDocument['step'], Readonly<Record<string, string>>>> = {
    google: {
      'script-src': `'self' ${google.scriptUrl}`,
      'style-src': `'self' ${beside(google.scriptUrl)}`,
      'connect-src': beside(google.scriptUrl),
      'frame-src': beside(google.scriptUrl),
    },
    facebook: {
      ...own,
      'script-src': `'self' ${new URL(facebook.scriptUrl).origin}`,
      'connect-src': `${new URL(facebook.graphUrl).origin} ${OF_FACEBOOK}`,
      'frame-src': OF_FACEBOOK,
    },
    line: own,
    'line-return': own,
  };
  return policyOf({ ...sources[step], 'img-src': "'self'" });
}
