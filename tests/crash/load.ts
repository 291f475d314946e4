// Members who play rounds and installations that send events, all through what a test does to the platform.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, APP_VERSION, CHANNEL } from '#src/contract/envelope.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { COMMON } from '#tests/support/registration.ts';
import { type Addresses, enterGame, type Member } from './member.ts';
import { type Tally, Worker, type Write } from './worker.ts';

const BET = 1_00;

export class Load {
  readonly members: readonly Member[];
  readonly tally: Tally = { refused: 0, unanswered: 0, wrong: [] };
  readonly #rounds: readonly Worker[];
  readonly #events: readonly Worker[];
  readonly #running: Promise<unknown>;

  private constructor(platform: Addresses, members: readonly Member[]) {
    this.members = members;
    this.#rounds = members.map((member) => new Worker(() => roundOf(platform, member), this.tally));
    this.#events = members.map((member) => new Worker(eventsOf(platform, member), this.tally));
    this.#running = Promise.all(this.#all.map((worker) => worker.run()));
  }

  static async on(platform: Addresses, members: number): Promise<Load> {
    const entered = Array.from({ length: members }, () => enterGame(platform));
    return new Load(platform, await Promise.all(entered));
  }

  get rounds(): ReadonlySet<string> {
    return new Set(this.#rounds.flatMap((worker) => [...worker.acknowledged]));
  }

  get events(): ReadonlySet<string> {
    return new Set(this.#events.flatMap((worker) => [...worker.acknowledged]));
  }

  /** Each of them has something acknowledged that was asked from now on, and so many writes in all. */
  async isServed(writes = 1): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.sees('acknowledged', writes)));
  }

  /** Each of them is refused from now on, at least once. */
  async isRefused(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.sees('refused')));
  }

  /** Ends with everything acknowledged. */
  async stop(): Promise<void> {
    for (const worker of this.#all) worker.stop();
    await this.#running;
  }

  abandon(): void {
    for (const worker of this.#all) worker.abandon();
  }

  get #all(): readonly Worker[] {
    return [...this.#rounds, ...this.#events];
  }
}

function roundOf({ gamesAddress }: Addresses, { gameToken, installation }: Member): Write {
  const key = randomUUID();
  return {
    key,
    url: `${gamesAddress}/api/round`,
    headers: { 'content-type': 'application/json', authorization: gameToken, fingerprint: installation },
    body: { roundId: key, bet: BET, choice: { temper: 'calm' } },
  };
}

function eventsOf({ address }: Addresses, { id, installation }: Member): () => Write {
  let eventSeq = 0;
  return () => {
    const key = uuidv7(Date.now());
    eventSeq += 1;
    const event = {
      eventName: 'click',
      eventInterfaceId: 'home.banner.1',
      eventShowType: 'button',
      eventRoomId: '',
      eventFrom: '/',
      eventTime: Math.floor(Date.now() / 1000),
      eventUserId: id,
      channel: CHANNEL,
      appId: COMMON.appId,
      version: APP_VERSION,
      eventId: key,
      installId: installation,
      eventSeq,
    };
    return {
      key,
      url: `${address}${API_PREFIX}/anonymous/appEventLogClient`,
      headers: { 'content-type': 'application/json', fingerprint: installation },
      body: { ...COMMON, eventList: [event] },
    };
  };
}
