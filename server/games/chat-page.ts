// The customer-service chat: a document of this origin, whose vendor's script cannot reach the app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isAppOrigin } from '../addresses/app-origin.ts';
import { CHAT_PATH } from '../addresses/chat-address.ts';
import { gamesOriginFor } from '../addresses/launch-address.ts';
import { NO_DEVICES, policyOf } from '../http/policy.ts';
import { originOf } from '../http/client.ts';
import { documentLanguage, languageOf } from '../languages/language.ts';
import type { Settings } from '../settings/settings.ts';
import { vendorEntry } from '../store/support/customer-services.ts';
import type { Db } from '../database/tables/tables.ts';
import type { PageFiles } from '../world/page-files.ts';
import { sendNothing } from './nothing-here.ts';
import { filled } from './template.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'pages/chat/chat.html'), 'utf8');

interface ChatPage {
  readonly db: Db;
  readonly settings: Settings;
  readonly files: PageFiles;
}

interface ChatQuery {
  readonly service?: unknown;
  readonly origin?: unknown;
  readonly lang?: unknown;
}

export function registerChatPage(games: FastifyInstance, { db, settings, files }: ChatPage): void {
  games.get<{ Querystring: ChatQuery }>(CHAT_PATH, async (request, reply) => {
    const { service, origin, lang } = request.query;
    const here = gamesOriginFor(settings, originOf(request, settings));
    if (typeof origin !== 'string' || !isAppOrigin(settings, origin, here)) return sendNothing(reply);
    const language = languageOf(String(lang));
    const entry = await vendorEntry(db, Number(service), language);
    if (!entry) return sendNothing(reply);
    const { chatScriptUrl: script } = settings;
    const values = {
      ...documentLanguage(language),
      app: origin,
      script,
      files: files.path,
      title: entry.name,
    };
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policyFor(script, origin),
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
        ...NO_DEVICES,
      })
      .send(filled(DOCUMENT, { ...values, licence: entry.param1, group: entry.param2 }));
  });
}

/** LiveChat loads the rest of its widget from these, and draws it with inline styles. */
const OF_LIVECHAT = ['https://*.livechatinc.com', 'https://*.livechat-files.com'];

function policyFor(script: string, appOrigin: string): string {
  const { origin, hostname } = new URL(script);
  const isLiveChat = hostname.endsWith('.livechatinc.com');
  const vendor = [origin, ...(isLiveChat ? OF_LIVECHAT : [])].join(' ');
  return policyOf({
    'script-src': `'self' ${vendor}`,
    'style-src': `'self' 'unsafe-inline' ${vendor}`,
    'img-src': `data: ${vendor}`,
    'font-src': `data: ${vendor}`,
    'media-src': vendor,
    'connect-src': vendor,
    'frame-src': vendor,
    'frame-ancestors': appOrigin,
  });
}
