// The platform as an operator starts it, by `npm run serve`, on ports and with settings of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../scripts/run/free-ports.ts';

const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  DEMO_MEMBER: '0',
  PASSWORD_COST: '10',
  RATE_LIMIT: '0',
  RATE_LIMIT_ADDRESS: '0',
  REGISTER_LIMIT: '0',
  BUILDS_KEPT: '0',
};

export interface ProcessEnd {
  readonly code: number | null;
  readonly seconds: number;
}

export class PlatformProcess {
  readonly address: string;
  readonly gamesAddress: string;
  readonly #env: Readonly<Record<string, string>>;
  #npm: ChildProcess | undefined;
  #said = '';
  #onSaid = () => {};

  private constructor(ports: readonly number[], settings: Readonly<Record<string, string>>) {
    const [port, gamesPort] = ports.map(String);
    this.address = `http://localhost:${port}`;
    this.gamesAddress = `http://localhost:${gamesPort}`;
    this.#env = { ...SETTINGS, PORT: port ?? '', GAMES_PORT: gamesPort ?? '', ...settings };
  }

  static async with(settings: Readonly<Record<string, string>>): Promise<PlatformProcess> {
    return new PlatformProcess(await freePorts(2), settings);
  }

  get isRunning(): boolean {
    const pid = this.#npm?.pid;
    if (pid === undefined) return false;
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  }

  async start(): Promise<void> {
    this.begin();
    await this.says('Halcyon is ready at');
  }

  begin(): void {
    this.#said = '';
    // A group of processes of its own, so that all of it can be killed at once.
    const npm = spawn('npm', ['run', 'serve'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString();
        this.#onSaid();
      });
    this.#npm = npm;
    process.on('exit', this.#killAll);
  }

  async says(words: string): Promise<void> {
    const npm = this.#running();
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`The platform ended before it said "${words}":\n${this.#said}`));
      npm.once('close', fail);
      this.#onSaid = () => {
        if (!this.#said.includes(words)) return;
        npm.off('close', fail);
        resolve();
      };
      this.#onSaid();
    });
  }

  /** As when the machine dies. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const closed = once(this.#running(), 'close');
    this.#killAll();
    await closed;
  }

  /** One signal to `npm`, as a service manager sends it; resolves when nothing of the platform runs any more. */
  async stop(): Promise<ProcessEnd> {
    const npm = this.#running();
    const begun = performance.now();
    const closed = once(npm, 'close') as Promise<[number | null]>;
    npm.kill('SIGTERM');
    const [code] = await closed;
    process.off('exit', this.#killAll);
    return { code, seconds: (performance.now() - begun) / 1000 };
  }

  #running(): ChildProcess {
    if (!this.#npm) throw new Error('The platform was not started.');
    return this.#npm;
  }

  readonly #killAll = () => {
    process.off('exit', this.#killAll);
    if (this.isRunning) process.kill(-(this.#npm?.pid ?? 0), 'SIGKILL');
  };
}
