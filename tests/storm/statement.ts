// Adds up a member's statement, as the member could.
import type { CoinEntry } from '#src/contract/wallet.ts';
import { LOST, type Site } from './site.ts';

interface StatementPage {
  readonly list: readonly CoinEntry[];
  readonly hasMore: boolean;
}

/** One sentence, or `null` if it adds up. */
export async function statementProblem(site: Site, token: string): Promise<string | null> {
  const coin = (await ask<{ coin: number }>(site, 'getExchange', { token, body: {} })).coin;
  const entries: CoinEntry[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { token, body: { page, pageSize: 50 } };
    const { list, hasMore } = await ask<StatementPage>(site, 'appUserCoinDetail', asked);
    entries.push(...list);
    if (!hasMore) break;
  }
  const sorted = [...entries].sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
  let expected = coin;
  for (const { id, amount, balance } of sorted) {
    if (balance !== expected) return `entry ${id} has a balance of ${balance} instead of ${expected}`;
    expected -= amount;
  }
  return expected === 0 ? null : `the first entry begins at ${expected}`;
}

async function ask<T>(site: Site, name: string, sent: { token: string; body: object }): Promise<T> {
  for (;;) {
    const answer = await site.call(name, sent);
    if (answer === LOST) continue;
    if (answer.errcode !== 0) throw new Error(`${name} was refused with ${answer.errcode}: ${answer.msg}`);
    return answer.data as T;
  }
}
