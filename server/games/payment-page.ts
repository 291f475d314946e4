// The embedded payment page: a plain document without a script, on an origin that is not the app's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mark } from '#src/lib/brand.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { policyOf } from '../http/policy.ts';
import { documentLanguage, type Language, languageOf } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import { isSigned, PAYMENT_PATH, paymentPath, type PaymentLink } from '../addresses/payment-address.ts';
import type { PaymentNotification } from '../payments/callback.ts';
import type { PaymentService } from '../payments/embedded-service.ts';
import { orderToPay } from '../store/wallet/payable-orders.ts';
import type { Settings } from '../settings/settings.ts';
import type { Db } from '../database/tables/tables.ts';
import type { PageFiles } from '../world/page-files.ts';
import { filled } from './template.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'pages/payment', name), 'utf8');
const DOCUMENT = read('payment.html');
const CHOICES = read('choices.html');
const MARK = mark.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');

const payment = await textsOf('payment');
const HUNDREDTHS = 100;
/** Where the app shows how the deposit went on. */
const BACK = '/wallets?name=deposit';

const HEADERS = {
  'content-security-policy': policyOf({
    'style-src': "'self'",
    'img-src': "'self'",
    'form-action': "'self'",
  }),
  'cache-control': 'no-store',
  // Without one, browsers would not name the origin of a form.
  'referrer-policy': 'same-origin',
};

export interface PaymentPages {
  readonly db: Db;
  readonly secret: string;
  readonly files: PageFiles;
  readonly clock: () => Date;
  readonly payments: PaymentService;
  readonly settings: Pick<Settings, 'demoPayments' | 'gamesOrigin'>;
  readonly isBehindProxy: () => boolean;
}

interface PaymentRoute {
  Params: { orderId: string; step?: string };
  Querystring: { app?: unknown; sign?: unknown; state?: unknown };
}

type Step = (payments: PaymentService, order: Omit<PaymentNotification, 'result'>) => Promise<void>;

const STEPS: Readonly<Record<string, Step>> = {
  pay: (payments, order) => payments.notify({ ...order, result: 'paid' }),
  twice: async (payments, order) => {
    const notification = { ...order, result: 'paid' } as const;
    await Promise.all([payments.notify(notification), payments.notify(notification)]);
  },
  later: (payments, order) => payments.notifyLater(order),
  fail: (payments, order) => payments.notify({ ...order, result: 'failed' }),
};

export async function registerPaymentPages(games: FastifyInstance, pages: PaymentPages): Promise<void> {
  const { db, secret, payments, settings, isBehindProxy } = pages;
  games.addHook('onRequest', async ({ url }, reply) => {
    const isForOthers = settings.demoPayments === 'everybody' || !isBehindProxy();
    return url.startsWith(`${PAYMENT_PATH}/`) && !isForOthers ? reply.callNotFound() : undefined;
  });
  games.get<PaymentRoute>(`${PAYMENT_PATH}/:orderId`, async (request, reply) => {
    const link = linkOf(secret, request);
    const order = link && (await orderToPay(db, link.orderId, pages.clock()));
    if (!link || !order) return reply.callNotFound();
    return send(reply, documentOf(pages, { link, order, request }));
  });
  await games.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // The address says everything; what a form contains is not read.
    forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    forms.post<PaymentRoute>(
      `${PAYMENT_PATH}/:orderId/:step`,
      { bodyLimit: 1024 },
      async (request, reply) => {
        if (!isFromOwnPage(request, settings.gamesOrigin)) return reply.callNotFound();
        const link = linkOf(secret, request);
        const order = link && (await orderToPay(db, link.orderId, pages.clock()));
        const step = STEPS[request.params.step ?? ''];
        if (!link || !order || !step) return reply.callNotFound();
        // The order may have ended since the page was shown.
        if (order.state === 'waiting') await step(payments, { orderId: link.orderId, amount: order.amount });
        const state = request.params.step === 'later' ? '&state=delayed' : '';
        return reply.headers(HEADERS).redirect(`${paymentPath(secret, link)}${state}`, 303);
      },
    );
  });
}

function linkOf(secret: string, { params, query }: FastifyRequest<PaymentRoute>): PaymentLink | null {
  const { app, sign } = query;
  if (typeof app !== 'string' || typeof sign !== 'string') return null;
  const link = { orderId: params.orderId, app };
  return isSigned(secret, link, sign) ? link : null;
}

interface PaymentView {
  readonly link: PaymentLink;
  readonly order: NonNullable<Awaited<ReturnType<typeof orderToPay>>>;
  readonly request: FastifyRequest<PaymentRoute>;
}

function documentOf({ secret, files }: PaymentPages, { link, order, request }: PaymentView): string {
  const language = languageOf(request.headers['accept-language']);
  const texts = payment(language);
  const isDelayed = order.state === 'waiting' && request.query.state === 'delayed';
  const state = isDelayed ? 'delayed' : order.state;
  const [path = '', query = ''] = paymentPath(secret, link).split('?');
  const values = {
    ...texts,
    path,
    query,
    ...documentLanguage(language),
    files: files.path,
    amount: coins(order.amount, language),
  };
  const shown = { orderId: link.orderId, home: `${link.app}${BACK}`, state, said: said(texts, state) };
  return filled(DOCUMENT, { ...values, ...shown })
    .replace('<!-- mark -->', MARK)
    .replace('<!-- choices -->', state === 'waiting' ? filled(CHOICES, values) : '');
}

const said = (texts: ReturnType<typeof payment>, state: PaymentView['order']['state'] | 'delayed'): string =>
  state === 'waiting' ? texts.about : texts[state];

const coins = (amount: number, language: Language): string =>
  (amount / HUNDREDTHS).toLocaleString(language, { maximumFractionDigits: 2 });

const send = (reply: FastifyReply, document: string) =>
  reply.type('text/html; charset=utf-8').headers(HEADERS).send(document);
