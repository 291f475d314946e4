// The app's address, where a test decides which build is served and which files arrive: in front of a real platform.
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppConfig } from '#src/contract/config.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { createFirstScreen } from '#server/pages/first-screen.ts';
import { registerFiles } from '#server/pages/files.ts';
import { keepBuild } from '#server/pages/kept-builds.ts';
import { createPolicy, isDocument } from '#server/http/policy.ts';
import { readSettings } from '#server/settings/settings.ts';
import { COMMON } from '#tests/support/registration.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { forward, HttpProxy, passOn } from './http-proxy.ts';

/** What becomes of a request: a portal's page with status 200, 404, no answer, a late one, or a refusal of a call. */
export type Fault =
  | 'portal'
  | 'missing'
  | 'silent'
  | { readonly lateMs: number }
  | { readonly errcode: number; readonly code: number; readonly msg: string; readonly data?: object };

const PORTAL = '<!doctype html><title>Wi-Fi</title><p>Please accept the terms of this network.</p>';
const OF_THE_PLATFORM = /^\/(?:app|pictures|frames)\//;

export class Site extends HttpProxy {
  /** Paths in the order in which they were requested. */
  readonly requests: string[] = [];
  /** Asked for every request. */
  disturb: (path: string) => Fault | undefined | void = () => {};
  /** Added to the worker's script, which makes it another version. */
  workerSuffix = '';
  /** Added to `build.json`. */
  buildInfo: object = {};
  /** From the next deployment on the worker is answered with one that removes it. */
  isWorkerOff = false;
  /** How many builds before the present one are still served. */
  keptBuilds = 0;
  #folder: string | null = null;
  readonly #platform: ServedPlatform;
  readonly #deployed: FastifyInstance[] = [];

  private constructor(platform: ServedPlatform) {
    super('localhost');
    this.#platform = platform;
  }

  static async open(platform: ServedPlatform, build: string): Promise<Site> {
    const site = new Site(platform);
    await site.deploy(build);
    await site.up();
    return site;
  }

  /** From now on this build is served; open pages keep what they have. */
  async deploy(build: string): Promise<void> {
    const files = Fastify();
    const policy = createPolicy(readSettings({ GAMES_ORIGIN: this.#platform.gamesAddress }), build);
    files.addHook('onSend', async (asked, reply) => {
      const type = String(reply.getHeader('content-type') ?? '');
      if (isDocument(asked.url, type)) reply.headers(policy(this.address));
    });
    const currentConfig = (language: string) => this.#config(language);
    const firstScreen = createFirstScreen({ distDir: build, currentConfig });
    if (this.keptBuilds > 0) this.#folder ??= await mkdtemp(join(tmpdir(), 'halcyon-builds-'));
    const kept = { folder: this.#folder, count: this.keptBuilds, days: 0 };
    const earlier = await keepBuild({ distDir: build, ...kept });
    await registerFiles(files, { distDir: build, firstScreen, earlier, isWorkerOff: this.isWorkerOff });
    // The one before answers what it was asked.
    this.#deployed.push(files);
  }

  async close(): Promise<void> {
    await this.down();
    for (const files of this.#deployed) await files.close();
    if (this.#folder) await rm(this.#folder, { recursive: true });
  }

  /** How often a path was requested. */
  count(path: RegExp): number {
    return this.requests.filter((asked) => path.test(asked)).length;
  }

  protected async handle(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    this.requests.push(path);
    const fault = this.disturb(path);
    if (fault === 'silent') return;
    if (fault === 'portal') return void to.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    if (fault === 'missing')
      return void to.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    if (fault && 'errcode' in fault)
      return void to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fault));
    if (fault) await delay(fault.lateMs);
    if (OF_THE_PLATFORM.test(path)) return passOn(await forward(from, new URL(this.#platform.address)), to);
    await this.#answer(from, to, this.#changeOf(path));
  }

  /** What becomes of a file's text on its way. */
  #changeOf(path: string): ((text: string) => string) | undefined {
    if (path === '/sw.js' && this.workerSuffix !== '') return (text) => text + this.workerSuffix;
    if (path !== '/build.json' || Object.keys(this.buildInfo).length === 0) return undefined;
    return (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...this.buildInfo });
  }

  async #answer(
    from: IncomingMessage,
    to: ServerResponse,
    change: ((text: string) => string) | undefined,
  ): Promise<void> {
    const { method, url = '/', headers } = from;
    const plain = change ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const answer = await this.#deployed.at(-1)!.inject({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers: { ...headers, ...plain },
    });
    if (!change) return void to.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
    to.writeHead(200, { 'content-type': answer.headers['content-type'], 'cache-control': 'no-cache' });
    to.end(change(answer.body));
  }

  async #config(language: string): Promise<AppConfig> {
    const response = await fetch(`${this.#platform.address}${API_PREFIX}/anonymous/appConfig`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ ...COMMON, v: '' }),
    });
    return ((await response.json()) as { data: AppConfig }).data;
  }
}
