// A browser in its own process group that can be killed as a phone kills it, and opened again on its storage.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/run/chromium.ts';

/** Bytes. */
const LOG_BLOCK = 32_768;

/** Checksum (4 bytes), length (2, low byte first), kind (1), and fewer bytes than the length says. */
const HALF_A_RECORD = Buffer.concat([Buffer.from([1, 2, 3, 4, 0, 2, 1]), Buffer.alloc(100, 5)]);

/** What LevelDB logs before it writes a record to its manifest. */
const BEFORE_MANIFEST = /Level-0 table|Compacting|Generated|Compacted|Manual compaction(?!.*\(end\))/;

/** The log of changes is the new one, and the cleanup that follows its making is over. */
function isSettled(infoLog: string): boolean {
  const isCleanedUp = infoLog.lastIndexOf('(end)') > infoLog.lastIndexOf('Delete type=0');
  return isCleanedUp && !BEFORE_MANIFEST.test(infoLog.trimEnd().split('\n').at(-1) ?? '');
}

export class KillableBrowser {
  readonly #profile: string;
  readonly #args: readonly string[];
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;
  #logsAtKill: readonly string[] = [];
  /** Logs of the starts that have ended; the browser itself keeps those of two. */
  readonly #infoLogsOfEnded: string[] = [];

  private constructor(profile: string, args: readonly string[]) {
    this.#profile = profile;
    this.#args = args;
  }

  static async create(args: readonly string[] = []): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'halcyon-profile-')), args);
  }

  async open(): Promise<BrowserContext> {
    await rm(join(this.#profile, 'DevToolsActivePort'), { force: true });
    const started = spawn(
      await ensureChromium(),
      [
        ...CHROMIUM_ARGS,
        ...this.#args,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { stdio: 'ignore', detached: true },
    );
    this.#process = started;
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${await this.#debuggingPort(started)}`);
    const context = this.#browser.contexts()[0];
    if (!context) throw new Error('The browser opened without a context.');
    return context;
  }

  /** Ids of all its processes. */
  get processGroup(): number {
    return this.#process?.pid ?? 0;
  }

  async page(context: BrowserContext): Promise<Page> {
    return context.pages()[0] ?? context.newPage();
  }

  /** Nothing is finished: no unload, no flush. Some tests depend on the exact moment. */
  async kill({ afterMs = 0 } = {}): Promise<void> {
    if (afterMs > 0) await delay(afterMs);
    await this.#end((pid) => process.kill(-pid, 'SIGKILL'));
    this.#logsAtKill = await this.logs().catch(() => []);
  }

  /**
   * The browser has moved to a new log of changes and said so in its manifest. Until then another end can cost the
   * store, whatever an app does: docs/decisions/062.
   */
  async hasNewLog(): Promise<boolean> {
    const logs = await this.logs();
    if (this.#logsAtKill.some((log) => logs.includes(log))) return false;
    return (await this.#infoLogs()).every(isSettled);
  }

  /** The write-ahead logs that IndexedDB still uses. */
  logs(): Promise<string[]> {
    return this.#storeFiles(/\.log$/);
  }

  /** What IndexedDB logged about its files at each start: also why it took them for corrupt. */
  async infoLogs(): Promise<string[]> {
    const running = this.#process ? await this.#infoLogs() : [];
    return [...this.#infoLogsOfEnded, ...running];
  }

  /** Reads the logs of the last start. */
  async #infoLogs(): Promise<string[]> {
    const files = await this.#storeFiles(/\bLOG$/);
    return Promise.all(files.map((file) => readFile(file, 'utf8')));
  }

  async #storeFiles(name: RegExp): Promise<string[]> {
    const folder = join(this.#profile, 'Default', 'IndexedDB');
    const files = await readdir(folder, { recursive: true });
    return files.filter((file) => name.test(file)).map((file) => join(folder, file));
  }

  /** As a kill during a write leaves it: every log ends with the beginning of a record. */
  async tearWrite(): Promise<void> {
    for (const log of await this.logs()) {
      const { size } = await stat(log);
      // Records lie in blocks; a block with little space left is followed by the next one.
      const left = LOG_BLOCK - (size % LOG_BLOCK);
      await appendFile(log, Buffer.concat([Buffer.alloc(left < 1024 ? left : 0), HALF_A_RECORD]));
    }
  }

  /** Closes the browser as a person quits it. */
  async quit(): Promise<void> {
    const browser = this.#browser;
    const session = await browser?.newBrowserCDPSession();
    await this.#end(() => void session?.send('Browser.close').catch(() => {}));
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #end(how: (pid: number) => void): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running?.pid || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    how(running.pid);
    await ended;
    this.#infoLogsOfEnded.push(...(await this.#infoLogs().catch(() => [])));
    await this.#browser?.close().catch(() => {});
  }

  /** The browser writes this file into its profile when it starts listening. */
  async #debuggingPort(started: ChildProcess): Promise<string> {
    while (started.exitCode === null) {
      const text = await readFile(join(this.#profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
      const [port] = text.split('\n');
      if (port && text.includes('/devtools/')) return port;
      await delay(20);
    }
    throw new Error('The browser ended before it listened.');
  }
}
