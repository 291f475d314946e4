// What a platform counts, for Prometheus. No label names a member, an address or anything a client may choose.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { calls } from '#src/contract/index.ts';
import { hashingDone } from '../hashing/hashing.ts';

/** Seconds: from what a player does not notice to the limit of a request. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface AnsweredCall {
  /** As the client wrote it. */
  readonly name: string;
  readonly errcode: number;
  readonly seconds: number;
}

export interface TakenEvents {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: readonly unknown[];
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'call' | 'errcode'>;
  readonly #seconds: Histogram<'call'>;
  readonly #events: Counter<'outcome'>;
  readonly #texts: Counter;
  readonly #rounds: Counter<'errcode'>;

  /** Connections to a database server, by state; an embedded one has none. */
  constructor(connections?: () => Readonly<Record<string, number>>) {
    const registers = [this.#registry];
    this.#requests = new Counter({
      ...{
        name: 'halcyon_requests_total',
        help: 'Calls that were answered; errcode 0 is success.',
        registers,
      },
      labelNames: ['call', 'errcode'],
    });
    this.#seconds = new Histogram({
      ...{ name: 'halcyon_request_seconds', help: 'How long the answers took.', registers },
      labelNames: ['call'],
      buckets: BUCKETS,
    });
    this.#events = new Counter({
      ...{ name: 'halcyon_events_total', help: 'Tracked events that arrived.', registers },
      labelNames: ['outcome'],
    });
    this.#texts = new Counter({
      ...{ name: 'halcyon_text_messages_total', help: 'Text messages handed on for sending.', registers },
    });
    this.#rounds = new Counter({
      ...{
        name: 'halcyon_rounds_total',
        help: 'Rounds that were asked for, repeated ones included; errcode 0 was played.',
        registers,
      },
      labelNames: ['errcode'],
    });
    if (connections) this.#watchPool(connections);
    this.#watchHashing();
  }

  /** Memory, processor and event loop of this process, once: watching them has a cost of its own. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ name, errcode, seconds }: AnsweredCall): void {
    const call = Object.hasOwn(calls, name) ? name : 'unknown';
    this.#requests.inc({ call, errcode });
    this.#seconds.observe({ call }, seconds);
  }

  took({ accepted, duplicates, rejected }: TakenEvents): void {
    this.#events.inc({ outcome: 'accepted' }, accepted);
    this.#events.inc({ outcome: 'duplicate' }, duplicates);
    this.#events.inc({ outcome: 'rejected' }, rejected.length);
  }

  round(errcode: number): void {
    this.#rounds.inc({ errcode });
  }

  texted(): void {
    this.#texts.inc();
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #watchPool(states: () => Readonly<Record<string, number>>): void {
    new Gauge({
      ...{ name: 'halcyon_database_connections', help: 'Connections to the database, by state.' },
      registers: [this.#registry],
      labelNames: ['state'],
      collect() {
        for (const [state, count] of Object.entries(states())) this.set({ state }, count);
      },
    });
  }

  #watchHashing(): void {
    const registers = [this.#registry];
    new Gauge({
      ...{ name: 'halcyon_hashes_waiting', help: 'Passwords that wait to be hashed.', registers },
      collect() {
        this.set(hashingDone().waiting);
      },
    });
  }
}
