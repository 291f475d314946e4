// A connection to PostgreSQL that is given up when the server falls silent, and whose loss ends no process.
import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError } from './away.ts';

export interface WatchedConfig extends pg.ClientConfig {
  /** How long an answer may take; longer than the server takes over any statement. */
  readonly silenceMs: number;
  /** When nobody waits for an answer; the pool closes an idle connection before that. */
  readonly idleMs: number;
  readonly onSilence: () => void;
}

export class WatchedClient extends pg.Client {
  readonly #socket: Socket;
  readonly #config: WatchedConfig;
  #isAnswerAwaited = true;

  constructor(config: WatchedConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.#config = config;
    // The pool listens only while a connection is idle, and an error that nobody hears ends the process.
    this.on('error', () => {});
    socket.on('timeout', () => this.#giveUp());
    this.watch(true);
  }

  watch(isAnswerAwaited: boolean): void {
    const { silenceMs, idleMs } = this.#config;
    this.#isAnswerAwaited = isAnswerAwaited;
    this.#socket.setTimeout(isAnswerAwaited ? silenceMs : idleMs);
  }

  #giveUp(): void {
    const { bytesRead } = this.#socket;
    // After a pause of this process the answer may have arrived without being read.
    setImmediate(() => {
      if (this.#socket.bytesRead !== bytesRead || this.#socket.destroyed) return;
      this.#socket.destroy(new DatabaseAwayError('The database has fallen silent on a connection'));
      if (this.#isAnswerAwaited) this.#config.onSilence();
    });
  }
}
