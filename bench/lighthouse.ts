// Scores of the home, wallet and mail screens, as a phone gets them.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { newAccount, registerByCall, storeSession, usable } from '#tests/support/member-visit.ts';
import { CHROMIUM_ARGS } from '../scripts/run/chromium.ts';
import { freePorts } from '../scripts/run/free-ports.ts';
import { ensureTools } from '../scripts/run/rare-tools.ts';
import { median } from './numbers.ts';

export interface Score {
  readonly screen: string;
  readonly category: string;
  /** 0 to 100. */
  readonly score: number;
  /** A lower score fails the measurement; the times have no gate. */
  readonly gate?: number;
  /** The failed audits of a gated category in the last run. */
  readonly findings: readonly string[];
}

interface AuditedScreen {
  readonly screen: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  /** A member opens the app again: the device has it and their data, and the browser starts anew. */
  readonly isOpenedAgain?: boolean;
  readonly gates: Readonly<Record<string, number | undefined>>;
}

const GATES = { performance: undefined, accessibility: 100, 'best-practices': 100 };

const SCREENS: readonly AuditedScreen[] = [
  { screen: 'home', path: '/', isSignedIn: false, gates: { ...GATES, seo: 100 } },
  { screen: 'wallet', path: '/wallets', isSignedIn: true, isOpenedAgain: true, gates: GATES },
  { screen: 'mail', path: '/email', isSignedIn: true, isOpenedAgain: true, gates: GATES },
  { screen: 'wallet, nothing stored', path: '/wallets', isSignedIn: true, gates: GATES },
  { screen: 'mail, nothing stored', path: '/email', isSignedIn: true, gates: GATES },
];

/** What is read of its answer. */
interface Result {
  /** Why nothing was scored, such as a recording that went wrong. */
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string } | undefined>
  >;
}

interface Category {
  /** 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>;

const TOOLS = 'bench/lighthouse';

async function loadLighthouse(): Promise<Lighthouse> {
  await ensureTools(TOOLS);
  const path = createRequire(`${process.cwd()}/${TOOLS}/package.json`).resolve('lighthouse');
  return ((await import(path)) as { default: Lighthouse }).default;
}

export interface LighthouseRuns {
  /** Origin of the platform. */
  readonly address: string;
  readonly runs: number;
  readonly executablePath: string;
}

/** Medians; each run has its own browser. */
export async function scoreWithLighthouse(given: LighthouseRuns): Promise<Score[]> {
  const lighthouse = await loadLighthouse();
  const scores: Score[] = [];
  for (const audited of SCREENS) scores.push(...(await scoreScreen(audited, { ...given, lighthouse })));
  return scores;
}

interface ScoringOptions extends LighthouseRuns {
  readonly lighthouse: Lighthouse;
}

/** How often one run is tried: about one recording in eighteen goes wrong. */
const ATTEMPTS = 3;

async function scoreScreen(audited: AuditedScreen, given: ScoringOptions): Promise<Score[]> {
  const { screen, gates } = audited;
  const results: Result[] = [];
  for (let run = 1; run <= given.runs; run++) {
    console.log(`Lighthouse of ${screen}, ${run} of ${given.runs}`);
    results.push(await recorded(audited, given));
  }
  return Object.entries(gates).map(([category, gate]) => {
    const scores = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    const findings = gate === undefined ? [] : findingsOf(results.at(-1), category);
    return { screen, category, score: median(scores), findings, ...(gate !== undefined && { gate }) };
  });
}

/** A run that was not recorded has no score, which is not a score of 0. */
async function recorded(audited: AuditedScreen, given: ScoringOptions): Promise<Result> {
  const codes: string[] = [];
  while (codes.length < ATTEMPTS) {
    const result = await runOnce(audited, given);
    if (!result.runtimeError) return result;
    codes.push(result.runtimeError.code);
    console.log(`Lighthouse could not record ${audited.screen}: ${result.runtimeError.code}`);
  }
  throw new Error(`Lighthouse recorded nothing of ${audited.screen}: ${codes.join(', ')}`);
}

/**
 * Lighthouse opens its tab in the profile itself, so what a device has is put there first, by another start of the
 * browser: a process that has just shown the app would keep its scripts in memory and clean up during the audit.
 */
async function runOnce(audited: AuditedScreen, given: ScoringOptions): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'halcyon-lighthouse-'));
  try {
    if (audited.isSignedIn) await inBrowser(profile, given, (context) => prepare(context, audited));
    return await inBrowser(profile, given, (_, port) => auditScreen(audited, given, port));
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

async function inBrowser<T>(
  profile: string,
  { address, executablePath }: ScoringOptions,
  act: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const [port = 0] = await freePorts(1);
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    baseURL: address,
    // Lighthouse sets that of a phone.
    viewport: null,
  });
  try {
    return await act(context, port);
  } finally {
    await context.close();
  }
}

async function auditScreen(
  { path, gates, isSignedIn }: AuditedScreen,
  { address, lighthouse }: ScoringOptions,
  port: number,
): Promise<Result> {
  const run = await lighthouse(new URL(path, address).href, {
    port,
    onlyCategories: Object.keys(gates),
    logLevel: 'error',
    disableStorageReset: isSignedIn,
  });
  if (!run) throw new Error('Lighthouse gave no result');
  return run.lhr;
}

async function prepare(context: BrowserContext, { path, isOpenedAgain }: AuditedScreen): Promise<void> {
  await signInTo(context);
  if (isOpenedAgain) await visit(context, path);
}

async function signInTo(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await storeSession(page, await registerByCall(page, newAccount()));
  await page.close();
}

async function visit(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(path);
  await usable(page);
  await page.waitForLoadState('networkidle');
  await page.close();
}

function findingsOf(result: Result | undefined, category: string): string[] {
  const audits = result?.categories[category]?.auditRefs ?? [];
  return audits.flatMap(({ id, weight }) => {
    const audit = result?.audits[id];
    const isWanting = weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 1;
    return isWanting ? [audit?.title ?? id] : [];
  });
}
