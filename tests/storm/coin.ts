// Accounts for every coin by kind: replays the entries of each member by the written rule, without the platform's code.
import type { Turnover } from '#src/contract/wallet/turnover.ts';
import { timesOf } from '#src/contract/wallet/turnover-times.ts';
import { currentTurnover } from '#server/store/ledger/turnover.ts';
import type { Db, Row } from '#server/database/tables/tables.ts';

interface BoundRow {
  readonly kind: string;
  coin: number;
  remaining: number;
}

type Entry = Pick<Row<'ledger_entry'>, 'kind' | 'amount' | 'balance' | 'bound'>;

class Replay {
  own = 0;
  bound: BoundRow[] = [];
  readonly #turnover: Turnover;
  /** What the last stake took, for its win. */
  #taken: { from: BoundRow | undefined; coin: number }[] = [];

  constructor(turnover: Turnover) {
    this.#turnover = turnover;
  }

  get sum(): number {
    return this.bound.reduce((total, { coin }) => total + coin, 0);
  }

  apply({ kind, amount }: Entry): void {
    if (kind === 'win') this.#win(amount);
    else if (kind === 'bet') this.#stake(-amount);
    else if (kind === 'withdrawal') this.own += amount;
    else if (amount < 0) this.#take(-amount);
    else this.#receive(kind, amount);
  }

  #receive(kind: string, amount: number): void {
    const remaining = Math.ceil(amount * timesOf(this.#turnover, kind));
    if (remaining === 0) this.own += amount;
    else this.bound.push({ kind, coin: amount, remaining });
  }

  #take(amount: number): void {
    this.#taken = [];
    let left = amount;
    const [deposits, given] = this.#split();
    for (const from of [...given, ...deposits]) {
      const coin = Math.min(from.coin, left);
      from.coin -= coin;
      left -= coin;
      this.#taken.push({ from, coin });
    }
    this.own -= left;
    this.#taken.push({ from: undefined, coin: left });
  }

  #stake(bet: number): void {
    this.bound = this.bound.filter(({ coin }) => coin > 0);
    this.#take(bet);
    let left = bet;
    const [deposits, given] = this.#split();
    for (const held of [...deposits, ...given]) {
      const part = Math.min(held.remaining, left);
      held.remaining -= part;
      left -= part;
      if (held.remaining === 0) this.own += held.coin;
    }
    this.bound = this.bound.filter(({ remaining }) => remaining > 0);
  }

  #win(win: number): void {
    const bet = this.#taken.reduce((total, { coin }) => total + coin, 0);
    let [before, paid] = [0, 0];
    for (const { from, coin } of this.#taken) {
      before += coin;
      const until = from ? Number((BigInt(win) * BigInt(before) + BigInt(bet - 1)) / BigInt(bet)) : win;
      if (from && this.bound.includes(from)) from.coin += until - paid;
      else this.own += until - paid;
      paid = until;
    }
  }

  #split(): [deposits: BoundRow[], given: BoundRow[]] {
    const isDeposit = ({ kind }: BoundRow) => kind === 'deposit';
    return [this.bound.filter(isDeposit), this.bound.filter((held) => !isDeposit(held))];
  }
}

export interface Accounts {
  /** Hundredths that came in or went out, by kind of entry. */
  readonly moved: Readonly<Record<string, number>>;
  /** Hundredths that members hold: withdrawable, and bound by kind. */
  readonly held: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

export async function accountsOf(db: Db): Promise<Accounts> {
  const turnover = await currentTurnover(db);
  const entries = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('pocket', '=', 'coin')
    .orderBy('member_id')
    .orderBy('seq')
    .execute();
  const [moved, held, problems] = [new Map<string, number>(), new Map<string, number>(), [] as string[]];
  const members = new Map<number, Replay>();
  for (const entry of entries) {
    const member = entry.member_id;
    const replay = members.get(member) ?? new Replay(turnover);
    members.set(member, replay);
    add(moved, entry.kind, entry.amount);
    replay.apply(entry);
    const problem = problemOf(replay, entry);
    if (problem) problems.push(`Entry ${entry.seq} of member ${member} ${problem}.`);
  }
  for (const { own, bound } of members.values()) {
    add(held, 'withdrawable', own);
    for (const { kind, coin } of bound) add(held, kind, coin);
  }
  problems.push(...(await unlikeStored(db, held)));
  const total = (sums: ReadonlyMap<string, number>) =>
    [...sums.values()].reduce((sum, each) => sum + each, 0);
  if (total(moved) !== total(held)) problems.push('What came and went by kind is not what is held.');
  return { moved: Object.fromEntries(moved), held: Object.fromEntries(held), problems };
}

function problemOf({ own, sum }: Replay, { kind, balance, bound }: Entry): string | undefined {
  if (own < 0) return `(${kind}) takes ${-own} of bound coin`;
  if (sum !== bound) return `(${kind}) has ${bound} bound instead of ${sum}`;
  return own + sum === balance ? undefined : `(${kind}) leaves ${balance} instead of ${own + sum}`;
}

/** By kind, as the platform has stored it. */
async function unlikeStored(db: Db, held: ReadonlyMap<string, number>): Promise<string[]> {
  const rows = await db
    .selectFrom('bound_coin')
    .select((eb) => ['kind', eb.fn.sum<number>('coin').as('coin')])
    .groupBy('kind')
    .execute();
  const stored = new Map(rows.map(({ kind, coin }) => [kind, Number(coin)]));
  const kinds = new Set([...held.keys(), ...stored.keys()].filter((kind) => kind !== 'withdrawable'));
  return [...kinds]
    .filter((kind) => (stored.get(kind) ?? 0) !== (held.get(kind) ?? 0))
    .map((kind) => `Of ${kind} ${stored.get(kind) ?? 0} are bound instead of ${held.get(kind) ?? 0}.`);
}

function add(sums: Map<string, number>, kind: string, amount: number): void {
  sums.set(kind, (sums.get(kind) ?? 0) + amount);
}
