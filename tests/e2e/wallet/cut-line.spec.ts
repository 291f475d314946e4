// The line breaks at every step of a deposit and a withdrawal, and the app is closed there. Opened again, the screen
// tells what became of it, and the ledger holds one movement or none.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { type CutMoment, type CutRequest, cutRequest } from '#tests/support/lines/cut-request.ts';
import {
  booksOf,
  CHECKING,
  comeBack,
  enterWallet,
  expectBalancedLedger,
  type Kind,
  MADE,
  NOT_THROUGH,
  PAID,
  SCREENS,
  submit,
  submitAgain,
} from './wallet-visit.ts';

interface Step {
  readonly kind: Kind;
  /** Goes as far as the request that is cut. */
  readonly reach: (
    page: Page,
    cut: (path: RegExp, moment?: CutMoment) => Promise<CutRequest>,
  ) => Promise<CutRequest>;
}

const REQUEST = { deposit: /\/recharge$/, withdrawal: /\/exchange$/ } as const;

const request = (kind: Kind): Step => ({
  kind,
  async reach(page, cut) {
    const at = await cut(REQUEST[kind]);
    await submit(page, kind);
    return at;
  },
});

const STEPS = {
  'the request of a deposit': request('deposit'),
  'the payment of a deposit': {
    kind: 'deposit',
    async reach(page, cut) {
      const payment = await openPayment(page);
      const at = await cut(/^\/pay\/[^/]+\/pay$/);
      await payment.getByRole('button', { name: 'Pay', exact: true }).click({ noWaitAfter: true });
      return at;
    },
  },
  'the question whether a deposit was paid': {
    kind: 'deposit',
    async reach(page, cut) {
      const payment = await openPayment(page);
      await payment.getByRole('button', { name: 'Pay, reported twice' }).click();
      await expect(payment.getByText('Your payment was received.')).toBeVisible();
      const at = await cut(/\/rechargeStatus$/);
      await comeBack(page);
      return at;
    },
  },
  'the request of a withdrawal': request('withdrawal'),
  'the reading of a withdrawal whose answer was lost': {
    kind: 'withdrawal',
    async reach(page, cut) {
      const lost = await cut(REQUEST.withdrawal, 'after');
      const at = await cut(/\/getExchange$/);
      await submit(page, 'withdrawal');
      await lost.isCut;
      return at;
    },
  },
} as const satisfies Record<string, Step>;

/** In a tab of its own, as from the wallet. */
async function openPayment(page: Page): Promise<Page> {
  await submit(page, 'deposit');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  return opened;
}

/** `first` is on the screen until a late request arrives, or until it is certain that none will. */
interface SeenTexts {
  readonly first?: string;
  readonly last: string;
}

interface LineCut {
  readonly at: keyof typeof STEPS;
  readonly moment: CutMoment;
  readonly seen: SeenTexts;
  readonly orders: number;
  readonly movements: number;
  readonly isShort?: true;
}

const nothing = { orders: 0, movements: 0 };
const unpaid = { orders: 1, movements: 0 };
const booked = { orders: 1, movements: 1 };

const DEPOSIT = 'the request of a deposit';
const PAYMENT = 'the payment of a deposit';
const STATUS = 'the question whether a deposit was paid';
const WITHDRAWAL = 'the request of a withdrawal';
const READING = 'the reading of a withdrawal whose answer was lost';

const CUTS: readonly LineCut[] = [
  { at: DEPOSIT, moment: 'before', seen: { first: CHECKING, last: NOT_THROUGH }, ...nothing },
  { at: DEPOSIT, moment: 'late', seen: { first: CHECKING, last: MADE.deposit }, ...unpaid },
  { at: DEPOSIT, moment: 'after', seen: { last: MADE.deposit }, ...unpaid, isShort: true },
  { at: DEPOSIT, moment: 'behind', seen: { last: MADE.deposit }, ...unpaid },
  { at: PAYMENT, moment: 'before', seen: { last: MADE.deposit }, ...unpaid },
  { at: PAYMENT, moment: 'late', seen: { first: MADE.deposit, last: PAID }, ...booked },
  { at: PAYMENT, moment: 'after', seen: { last: PAID }, ...booked },
  { at: PAYMENT, moment: 'behind', seen: { last: PAID }, ...booked },
  { at: STATUS, moment: 'before', seen: { last: PAID }, ...booked },
  { at: STATUS, moment: 'after', seen: { last: PAID }, ...booked },
  { at: STATUS, moment: 'behind', seen: { last: PAID }, ...booked },
  { at: WITHDRAWAL, moment: 'before', seen: { first: CHECKING, last: NOT_THROUGH }, ...nothing },
  { at: WITHDRAWAL, moment: 'late', seen: { first: CHECKING, last: MADE.withdrawal }, ...booked },
  { at: WITHDRAWAL, moment: 'after', seen: { last: MADE.withdrawal }, ...booked },
  { at: WITHDRAWAL, moment: 'behind', seen: { last: MADE.withdrawal }, ...booked },
  { at: READING, moment: 'before', seen: { last: MADE.withdrawal }, ...booked },
  { at: READING, moment: 'after', seen: { last: MADE.withdrawal }, ...booked },
  { at: READING, moment: 'behind', seen: { last: MADE.withdrawal }, ...booked },
];

/** Seconds after which nothing of an earlier request can arrive any more. */
const CERTAIN_S = 65;

// The worker passes calls on, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ problems }) => problems.announce(/ERR_|Failed to (fetch|load)/));
test.afterEach(async ({ platform }) => {
  await platform.setClock(0);
  await expectBalancedLedger(platform);
});

async function closeApp(context: BrowserContext): Promise<void> {
  // Playwright may open no further page while it ends a route of one that is being closed.
  await context.unrouteAll({ behavior: 'wait' });
  for (const page of context.pages()) await page.close();
}

for (const { at, moment, seen, orders, movements, isShort } of CUTS) {
  const { kind, reach }: Step = STEPS[at];
  const tag = isShort ? '' : '@long ';
  test(`${tag}${at}, cut ${moment}: "${seen.last}", ${orders} orders, ${movements} movements`, async ({
    page,
    context,
    platform,
  }) => {
    const account = await enterWallet(page, { kind, platform });
    const cut = await reach(page, (path, other = moment) => cutRequest(context, path, other));
    await cut.isCut;
    await closeApp(context);
    const next = await context.newPage();
    await next.goto(SCREENS[kind]);
    if (seen.first !== undefined) {
      await expect(next.getByText(seen.first)).toBeVisible();
      await expect(next.getByText(seen.last)).toHaveCount(0);
      if (moment === 'before') await platform.setClock(CERTAIN_S);
      await cut.arrive();
      await comeBack(next);
    }
    await expect(next.getByText(seen.last)).toBeVisible();
    await expect(next.getByText(CHECKING)).toHaveCount(0);
    expect(await booksOf(platform, account, kind)).toEqual({ orders, movements });
    if (orders > 0) return;
    // Nothing was offered before, and now the same one can be sent again.
    await submitAgain(next, kind);
    await expect(next.getByText(MADE[kind])).toBeVisible();
    expect((await booksOf(platform, account, kind)).orders).toBe(1);
  });
}
