// Fifty calls a second through a proxy: pages, questions, changes and events.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { COMMON } from '#tests/support/registration.ts';
import { eventBatch } from './event-batch.ts';

const EVERY_MS = 20;
/** Milliseconds after which a call has failed. */
const TIMEOUT_MS = 10_000;
/** Between two tries of one call. */
const AGAIN_MS = 200;

interface Place {
  readonly port: number;
  readonly host: string;
}

export interface Tally {
  calls: number;
  /** Answered well, but not at the first try. */
  repeated: number;
  /** What went wrong, by its words. */
  readonly failed: Map<string, number>;
  slowestMs: number;
  /** Ids of the events that were acknowledged. */
  readonly eventIds: Set<string>;
}

interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
}

interface LoadOptions {
  readonly place: Place;
  readonly tokens: readonly string[];
  readonly gameId: number;
  /** How often a call is tried, with the same id: once where nothing may fail. */
  readonly tries: number;
}

/** Begins; the function ends it and resolves when all is answered. */
export function beginLoad(wanted: LoadOptions): () => Promise<Tally> {
  const tally: Tally = { calls: 0, repeated: 0, failed: new Map(), slowestMs: 0, eventIds: new Set() };
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const call = one(wanted, { tally, agent }).finally(() => open.delete(call));
    open.add(call);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    agent.destroy();
    return tally;
  };
}

async function one(wanted: LoadOptions, { tally, agent }: { tally: Tally; agent: Agent }): Promise<void> {
  const number = tally.calls++;
  const token = wanted.tokens[number % wanted.tokens.length] ?? '';
  const events = eventBatch();
  const call = (name: string, input: object): LoadRequest => ({
    method: 'POST',
    path: `${API_PREFIX}/${name}`,
    body: JSON.stringify({ ...COMMON, requestId: randomUUID(), ...input }),
    token,
  });
  const mix: readonly LoadRequest[] = [
    { method: 'GET', path: '/' },
    call('refreshData', {}),
    call('gameLike', { gameId: wanted.gameId }),
    call('anonymous/appEventLogClient', { eventList: events }),
    call('getMail2', {}),
  ];
  const sent = mix[number % mix.length];
  if (!sent) return;
  const begun = performance.now();
  const problem = await tried(wanted, { sent, agent, tally });
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
  if (problem !== null) tally.failed.set(problem, (tally.failed.get(problem) ?? 0) + 1);
  else if (sent.path.endsWith('appEventLogClient'))
    for (const { eventId } of events) tally.eventIds.add(eventId);
}

interface Trying {
  readonly sent: LoadRequest;
  readonly agent: Agent;
  readonly tally: Tally;
}

async function tried({ place, tries }: LoadOptions, { sent, agent, tally }: Trying): Promise<string | null> {
  let problem: string | null = null;
  for (let time = 1; time <= tries; time++) {
    problem = await problemOf(place, sent, agent);
    if (problem === null) {
      if (time > 1) tally.repeated++;
      return null;
    }
    if (time < tries) await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS));
  }
  return problem;
}

/** `null` for a good answer. */
function problemOf(
  place: Place,
  { method, path, body, token = '' }: LoadRequest,
  agent: Agent,
): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = {
      host: place.host,
      ...(body && {
        'content-type': 'application/json',
        authorization: token,
        fingerprint: `rolling ${token}`,
      }),
    };
    const target = { host: '127.0.0.1', port: place.port, path, method, headers, agent };
    const asked = request({ ...target, timeout: TIMEOUT_MS }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(judged(answer.statusCode ?? 0, method === 'POST' ? text : null)));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(body);
  });
}

function judged(status: number, text: string | null): string | null {
  if (status !== 200) return `status ${status}`;
  if (text === null) return null;
  try {
    const { errcode } = JSON.parse(text) as Envelope;
    return errcode === 0 ? null : `errcode ${errcode}`;
  } catch {
    return 'half an answer';
  }
}
