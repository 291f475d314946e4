// A process of its own decodes pictures: a thread could not be ended, and the library would occupy those that read files.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `ended`: it took too long, or took the process with it. */
export type DecodeResult = Buffer | 'unreadable' | 'ended';

const SCRIPT = join(import.meta.dirname, 'process.js');
/** For one picture, on a machine that has much else to do: the process itself ends once it has computed for too long. */
const DECODE_MS = 20_000;
const START_MS = 20_000;
/** A process without work gives its memory back. */
const IDLE_MS = 60_000;

export class Decoder {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** The caller sends one picture at a time. Throws if no process can be started. */
  async decode(picture: Buffer): Promise<DecodeResult> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= await start());
    hold(child, true);
    child.send(picture);
    const answer = await nextFrom(child, DECODE_MS);
    if (answer === 'ended') this.#child = undefined;
    else this.#rest(child);
    if (answer === 'ended') return answer;
    return answer instanceof Uint8Array ? Buffer.from(answer) : 'unreadable';
  }

  #rest(child: ChildProcess): void {
    hold(child, false);
    this.#idle = setTimeout(() => {
      this.#child = undefined;
      child.kill('SIGKILL');
    }, IDLE_MS).unref();
  }
}

/** With nothing of this process's settings, which hold secrets. */
async function start(): Promise<ChildProcess> {
  const child = fork(SCRIPT, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await nextFrom(child, START_MS)) === 'ready') return child;
  throw new Error('The process that decodes pictures does not start');
}

/** Its next message, or `ended`: it is killed if there is none in time. */
async function nextFrom(child: ChildProcess, withinMs: number): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  // What has arrived while this process was busy is read before it is judged as missing.
  const timer = setTimeout(() => setImmediate(() => signal.aborted || child.kill('SIGKILL')), withinMs);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as unknown),
      once(child, 'exit', { signal }).then(() => 'ended'),
    ]);
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}

/** A process that waits for work does not keep this one running. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  const { channel } = child;
  if (isHeld) channel?.ref();
  else channel?.unref();
}
