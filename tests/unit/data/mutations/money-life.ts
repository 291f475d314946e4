// One mutation that moves coin, over storage that outlives the page and a platform that answers as a test says.
import { vi } from 'vitest';
import type { MutationRow } from '#src/data/db/tables/schema.ts';
import type { MoneyResult, MoneyCall } from '#src/data/mutations/money.ts';
import { beginLife, calls, endLife, keysOf, type Life, type Line, openLine, UNKNOWN } from './page-life.ts';

type Pay = typeof calls.pay;

export const EFFECT = { data: { state: 'done', call: 'pay', data: { coin: 9 } } };

/** Milliseconds after which a request has no effect any more. */
export const OVER_MS = 60_000;

export class MoneyLife {
  readonly line: Line;
  life: Life;
  /** What was stored. */
  readonly kept: Array<MoneyResult<Pay>> = [];
  keep: MoneyCall<Pay>['keep'] = async (done) => this.kept.push(done) > 0;
  readonly #money: MoneyCall<Pay> = {
    call: calls.pay,
    keep: (done, memberId) => this.keep(done, memberId),
  };

  private constructor(line: Line, life: Life) {
    this.line = line;
    this.life = life;
  }

  static async begin(): Promise<MoneyLife> {
    const line = await openLine();
    const life = await beginLife();
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    return new MoneyLife(line, life);
  }

  /** Closes the tab and opens it again. */
  async restart(): Promise<void> {
    this.life.db.close();
    this.life = await beginLife();
  }

  end(): Promise<void> {
    return endLife(this.life);
  }

  pay(amount = 1, password?: string) {
    const input = { amount, ...(password && { password }) };
    return this.life.mutateMoney(this.#money, input, `${amount}`);
  }

  /** Whether something is given up for good. */
  ask(): Promise<boolean> {
    return this.life.resolveMoney(this.#money);
  }

  rows(): Promise<MutationRow[]> {
    return this.life.openMutations(this.life.db, { call: 'pay', memberId: 7 });
  }

  /** Idempotency keys, as sent. */
  get keys(): string[] {
    return keysOf(this.line, 'pay');
  }

  /** Whether this page says that it did not go through. */
  async isWithoutEffect(): Promise<boolean> {
    const [row] = await this.rows();
    return row?.state === 'absent';
  }

  /** By the clock of the platform. */
  passes(ms: number): void {
    vi.setSystemTime(Date.now() + ms);
    this.life.noteServerTime(Math.floor(Date.now() / 1000));
  }

  /** No answer to the mutation, and this one to the question about it. */
  loseAnswers(outcome: typeof UNKNOWN | typeof EFFECT | 'cut' = UNKNOWN): void {
    this.line.answer = ({ call }) => (call === 'pay' ? 'cut' : outcome);
  }
}
