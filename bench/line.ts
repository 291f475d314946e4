// Simulated lines for measuring starts, and one direction of them.
import type { Socket } from 'node:net';

export interface Line {
  readonly name: string;
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

export const SLOW_4G: Line = { name: 'slow 4G', bitsPerSecond: 1_600_000, roundTripMs: 150 };
export const POOR_3G: Line = { name: 'poor 3G', bitsPerSecond: 400_000, roundTripMs: 400 };

/** Payload of a TCP packet on Ethernet; connections take turns packet by packet. */
const PACKET = 1460;

/** What one connection still has to send in one direction. */
interface Flow {
  readonly to: Socket;
  waiting: Buffer;
  isEnding: boolean;
}

/** One direction of a line: packets of all connections in turn, at its rate, each delayed by half a round trip. */
export class Direction {
  bytes = 0;
  lastByteAt = 0;
  readonly #turns: Flow[] = [];
  readonly #line: () => Line;
  #freeAt = 0;
  #isSending = false;

  constructor(line: () => Line) {
    this.#line = line;
  }

  /** Forwards everything that `from` receives to `to` over this line. */
  carry(from: Socket, to: Socket): void {
    const flow: Flow = { to, waiting: Buffer.alloc(0), isEnding: false };
    from.on('data', (bytes: Buffer) => {
      flow.waiting = Buffer.concat([flow.waiting, bytes]);
      this.#enqueue(flow);
    });
    from.on('end', () => {
      flow.isEnding = true;
      this.#enqueue(flow);
    });
  }

  #enqueue(flow: Flow): void {
    if (!this.#turns.includes(flow)) this.#turns.push(flow);
    if (!this.#isSending) this.#sendNext();
  }

  #sendNext(): void {
    // It stays first in the queue while its packet is under way, so it cannot be queued twice.
    const flow = this.#turns[0];
    this.#isSending = flow !== undefined;
    if (!flow) return;
    const packet = flow.waiting.subarray(0, PACKET);
    flow.waiting = flow.waiting.subarray(PACKET);
    const { bitsPerSecond, roundTripMs } = this.#line();
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + (packet.length * 8000) / bitsPerSecond;
    setTimeout(() => {
      this.#turns.shift();
      const isEmpty = flow.waiting.length === 0;
      if (!isEmpty) this.#turns.push(flow);
      setTimeout(() => this.#deliver(flow.to, packet, isEmpty && flow.isEnding), roundTripMs / 2);
      this.#sendNext();
    }, this.#freeAt - performance.now());
  }

  #deliver(to: Socket, packet: Buffer, isLast: boolean): void {
    this.bytes += packet.length;
    this.lastByteAt = performance.now();
    if (packet.length > 0) to.write(packet);
    if (isLast) to.end();
  }
}
