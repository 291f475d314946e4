// A process that asks for too much until it is ended: attack, address and token are its arguments.
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { COMMON } from '#tests/support/registration.ts';
import { eventAt } from '#tests/unit/events/platform/event-store.ts';
import type { Attack } from './attacks.ts';

const [attack = '', address = '', token = ''] = process.argv.slice(2);

interface Flood {
  readonly call: string;
  readonly atOnce: number;
  readonly input: () => object;
  readonly token?: string;
}

const FLOODS: Readonly<Record<Attack, Flood>> = {
  'batches of 100 events, 40 at a time': {
    call: 'anonymous/appEventLogClient',
    atOnce: 40,
    input: () => {
      const installId = randomUUID();
      return { eventList: Array.from({ length: 100 }, () => eventAt(new Date(), { installId })) };
    },
  },
  '300 starts of a game at a time, of one member': {
    call: 'startGame',
    atOnce: 300,
    input: () => ({ gameId: 1001 }),
    token,
  },
};

async function repeat({ call, input, token: own = '' }: Flood): Promise<never> {
  for (;;) {
    const headers = { 'content-type': 'application/json', authorization: own, fingerprint: randomUUID() };
    const body = JSON.stringify({ ...COMMON, ...input() });
    await fetch(`${address}${API_PREFIX}/${call}`, { method: 'POST', headers, body })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}

const flood = FLOODS[attack as Attack];
process.send?.('ready');
await Promise.all(Array.from({ length: flood.atOnce }, () => repeat(flood)));
