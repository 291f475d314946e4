// A member of the storm, whose every action is repeated until its outcome is known.
import { randomUUID } from 'node:crypto';
import type { Envelope } from '#src/contract/envelope.ts';
import type { LimitState } from '#src/contract/limits.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import type { Storm } from './scene.ts';
import { LOST } from './site.ts';

/** Fits both catalogues that storms run on. Hundredths. */
const AMOUNT = 50_00;
const BETS = [1_00, 10_00, 50_00];
const LIMITS = [300_00, 500_00];
const DEPOSIT_METHOD = 2;
const BANK = 1;
/** Each can be claimed now and then, and is refused otherwise. */
const CLAIMS = [
  ['appVipUserReceiveSignInAward', {}],
  ['appVipUserReceiveDaily', {}],
  ['loginBonus3UserReceive', { day: 1 }],
  ['receiveTaskAward', { taskId: 101 }],
  ['receiveTaskAward', { taskId: 201 }],
  ['betBonusReceive', {}],
  ['betBonusReceive', {}],
] as const;

/** One member of so many takes a break or is excluded, as an action of this number. */
const PAUSED = { oneOf: 8, at: 5, triesAfter: 30 };

interface SignedInMember {
  readonly id: number;
  readonly token: string;
  readonly gameToken: string;
  /** Number of the member in the storm. */
  readonly at: number;
}

export class StormMember {
  readonly id: number;
  readonly token: string;
  readonly #storm: Storm;
  readonly #gameToken: string;
  readonly #pauseAt: number;
  #actions = 0;

  private constructor(storm: Storm, member: SignedInMember) {
    this.#storm = storm;
    this.id = member.id;
    this.token = member.token;
    this.#gameToken = member.gameToken;
    this.#pauseAt = member.at % PAUSED.oneOf === 0 ? PAUSED.at : 0;
  }

  static async enter(storm: Storm, at: number): Promise<StormMember> {
    const account = `storm${at}x${randomUUID().slice(0, 8)}`;
    const send = (name: string, body: object, token = '') =>
      once(storm, { name, token, body: { ...body, requestId: randomUUID() } });
    const { token, userInfo } = dataOf(await send('accountRegist', registration(account)));
    const ofBank = {
      bankId: BANK,
      accountNo: String(2e9 + Number(userInfo.id)),
      accountName: 'Storm Petrel',
    };
    dataOf(await send('addBankInfo', ofBank, token));
    for (const gameId of storm.gameIds) {
      const launch = await send('startGame', { gameId }, token);
      if (launch.errcode !== 0) continue;
      const secret = new URL(String(dataOf(launch).url)).hash.slice(1);
      const opened = await storm.site.play('open', { token: '', body: { secret } });
      const gameToken = String(dataOf(opened === LOST ? launch : opened).token);
      return new StormMember(storm, { id: Number(userInfo.id), token: String(token), gameToken, at });
    }
    throw new Error('No game of the storm is open');
  }

  /** What is refused is quick: a member on a break would take the actions of all others. */
  get isDone(): boolean {
    return this.#pauseAt > 0 && this.#actions >= this.#pauseAt + PAUSED.triesAfter;
  }

  async act(): Promise<void> {
    const { random } = this.#storm;
    this.#actions += 1;
    if (this.#actions === this.#pauseAt) return this.#pause();
    const action = random.pick([
      () => this.#deposit(),
      () => this.#deposit(),
      () => this.#withdraw(),
      () => this.#bet(),
      () => this.#bet(),
      () => this.#claim(),
      () => this.#operate(),
      () => this.#correct(),
      () => this.#limit(),
    ]);
    await action();
  }

  async #deposit(wanted?: 'later'): Promise<void> {
    const { random, site, acknowledged } = this.#storm;
    const answer = await this.#write('recharge', { rechargeTypeId: DEPOSIT_METHOD, amount: AMOUNT });
    if (answer.errcode !== 0) return;
    const { orderId, payUrl } = dataOf(answer);
    this.#keep(acknowledged.deposits, answer.requestId, String(orderId));
    const step = wanted ?? random.pick(['pay', 'pay', 'twice', 'later', 'fail'] as const);
    while ((await site.pay(String(payUrl), step)) === LOST);
    // The service reports again, as a real one may at any time.
    if (wanted === undefined && random.chance(20)) await site.pay(String(payUrl), 'twice').catch(() => LOST);
  }

  async #withdraw(): Promise<void> {
    const answer = await this.#write('exchange', { name: 'bank', amount: AMOUNT, bankId: BANK });
    if (answer.errcode !== 0) return;
    const { order } = dataOf(answer) as { order?: { orderId?: string } };
    this.#keep(this.#storm.acknowledged.withdrawals, answer.requestId, String(order?.orderId));
  }

  async #bet(): Promise<void> {
    const { site, acknowledged } = this.#storm;
    const [roundId, bet] = [randomUUID(), this.#storm.random.pick(BETS)];
    const sent = { token: this.#gameToken, body: { roundId, bet, choice: {} } };
    const answer = await this.#untilKnown('round', () => site.play('round', sent));
    if (answer.errcode === 0) acknowledged.rounds.add(roundId);
  }

  async #claim(): Promise<void> {
    const { random, acknowledged } = this.#storm;
    const [name, input] = random.pick(CLAIMS);
    const answer = await this.#write(name, input);
    if (answer.errcode === 0) this.#keep(acknowledged.claims, answer.requestId, String(this.id));
  }

  async #operate(): Promise<void> {
    const { random, site } = this.#storm;
    const listed = await site.operate('withdrawal', 'list');
    const orders = [...listed.matchAll(/^W\w+/gm)].map(([order]) => order);
    if (orders.length === 0) return;
    const order = random.pick(orders);
    const step = random.pick(['approve', 'paid', 'refuse', 'delay']);
    await site.operate('withdrawal', step, order, 'A storm.');
  }

  /** Own coin, given and taken back. */
  async #correct(): Promise<void> {
    const amount = this.#storm.random.pick(['80', '60', '-5']);
    await this.#storm.site.operate('member', 'correct', String(this.id), amount, 'A storm.');
  }

  async #limit(): Promise<void> {
    const { random, acknowledged } = this.#storm;
    const wanted = { kind: random.pick(['deposit', 'bet']), period: 'month', value: random.pick(LIMITS) };
    const answer = await this.#write('limitSet', wanted);
    if (answer.errcode !== 0) return;
    const { limits } = dataOf(answer) as unknown as LimitState;
    for (const { kind, value, used } of limits)
      acknowledged.limits.set(`${this.id} ${kind}`, Math.max(value, used));
  }

  /** While a payment is on its way. */
  async #pause(): Promise<void> {
    const { random, acknowledged } = this.#storm;
    await this.#deposit('later');
    const pause = random.pick([
      { kind: 'break', days: 7 },
      { kind: 'exclude', days: 0, password: PASSWORD },
    ]);
    const answer = await this.#write('breakSet', pause);
    if (answer.errcode !== 0 || acknowledged.paused.has(this.id)) return;
    const { balanceSeq } = dataOf(await this.#untilKnown('refreshData', () => this.#read('refreshData')));
    acknowledged.paused.set(this.id, Number(balanceSeq));
  }

  #read(name: string): Promise<Envelope | typeof LOST> {
    return this.#storm.site.call(name, { token: this.token, body: {} });
  }

  async #write(name: string, input: object): Promise<Envelope & { requestId: string }> {
    const requestId = randomUUID();
    const sent = { token: this.token, body: { ...input, requestId } };
    const answer = await this.#untilKnown(name, () => this.#storm.site.call(name, sent));
    return { ...answer, requestId };
  }

  /** Sends the same request again when its answer was lost, and sometimes two at once. */
  async #untilKnown(name: string, send: () => Promise<Envelope | typeof LOST>): Promise<Envelope> {
    const { random } = this.#storm;
    for (;;) {
      const copies = random.chance(20) ? [send(), send()] : [send()];
      const answers = (await Promise.all(copies)).filter((answer) => answer !== LOST);
      for (const answer of answers) this.#count(name, answer);
      const [first] = answers;
      if (first && !random.chance(15)) return answers.find(({ errcode }) => errcode === 0) ?? first;
    }
  }

  #count(name: string, { errcode }: Envelope): void {
    const { answers } = this.#storm;
    const key = `${name} ${errcode}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }

  #keep(orders: Map<string, string>, requestId: string, orderId: string): void {
    const earlier = orders.get(requestId);
    if (earlier !== undefined && earlier !== orderId)
      this.#storm.wrong.push(`${requestId} was answered with ${earlier} and with ${orderId}`);
    orders.set(requestId, orderId);
  }
}

async function once(
  { site }: Storm,
  { name, token, body }: { name: string; token: string; body: object },
): Promise<Envelope> {
  for (;;) {
    const answer = await site.call(name, { token, body });
    if (answer !== LOST) return answer;
  }
}

interface Data {
  readonly [name: string]: unknown;
  readonly userInfo: { readonly id: number };
  readonly token: string;
}

function dataOf({ errcode, msg, data }: Envelope): Data {
  if (errcode !== 0) throw new Error(`Refused with ${errcode}: ${msg}`);
  return data as Data;
}
