// One line a minute in the log for what goes wrong again and again in the same way.
import { MINUTE_MS } from '../time/time.ts';

/** What is counted as the same: the error, wherever it happened and whomever it met. */
function keyOf(args: readonly unknown[]): string {
  const [first, message = ''] = args as [unknown, unknown?];
  const { err } = (typeof first === 'object' && first !== null ? first : {}) as { err?: unknown };
  const { name = '', message: said = '', code = '' } = (err ?? {}) as Partial<Error & { code: string }>;
  return [name, said, code, typeof first === 'string' ? first : message].join('\n');
}

export class RepeatedLines {
  readonly #counts = new Map<string, number>();
  readonly #windowMs: number;

  constructor(windowMs = MINUTE_MS) {
    this.#windowMs = windowMs;
  }

  /** Writes a line that is new, and after a minute how often it was repeated. */
  pass(args: readonly unknown[], write: (args: readonly unknown[]) => void): void {
    const key = keyOf(args);
    const count = this.#counts.get(key);
    if (count !== undefined) return void this.#counts.set(key, count + 1);
    this.#counts.set(key, 0);
    write(args);
    setTimeout(
      () => this.#close(key, (repeated) => write(withCount(args, repeated))),
      this.#windowMs,
    ).unref();
  }

  #close(key: string, say: (repeated: number) => void): void {
    const repeated = this.#counts.get(key) ?? 0;
    this.#counts.delete(key);
    if (repeated > 0) say(repeated);
  }
}

function withCount(args: readonly unknown[], repeated: number): readonly unknown[] {
  const [first, ...rest] = args;
  return typeof first === 'object' ? [{ ...first, repeated }, ...rest] : [{ repeated }, first, ...rest];
}
