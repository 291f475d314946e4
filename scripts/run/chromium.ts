// Finds the browser for tests and measurements, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CommandError } from './command-error.ts';
import { runTool } from './tool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without these fonts a page shows boxes in place of characters. */
const DEBIAN_PACKAGES = 'chromium fonts-noto-core fonts-noto-color-emoji';

const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const SHELL_PACKAGE = 'chromium-headless-shell';

/** Every new window would load pages of the browser for its address bar: two thirds of the work of opening one. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off; its switch has no effect beside one of ours. */
const PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

export const CHROMIUM_ARGS = [
  `--disable-features=${[...ADDRESS_BAR, ...PLAYWRIGHT].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A page of a test is gone before optimized code, or threads that clear its memory, have paid for their making. Nothing is
 * drawn that would need a process for graphics.
 */
export const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev --single-threaded-gc', '--in-process-gpu'];

/**
 * Chromium without windows and pages of its own, if it is installed: a test costs a third less. It installs no apps,
 * shows no notifications and asks for no permissions.
 */
export function findHeadlessShell(): string | undefined {
  const isWanted = !process.env['CHROME_PATH'];
  return isWanted && existsSync(SHELL) && answers(SHELL) ? SHELL : undefined;
}

/** What Playwright starts a browser with; its own one if none is named. */
export const launchOptions = (executablePath: string | undefined, more: readonly string[] = []) => ({
  args: [...CHROMIUM_ARGS, ...more],
  ...(executablePath && { executablePath }),
});

/** The shell as well, if it can be had: a test runs in the whole browser otherwise. */
export async function ensureBrowsers(): Promise<void> {
  await ensureChromium();
  if (!findHeadlessShell() && !process.env['CHROME_PATH']) await installPackages(SHELL_PACKAGE);
}

export function findChromium(): string | undefined {
  return candidates().find((path) => existsSync(path) && answers(path));
}

/** Finds or installs a browser; throws a sentence if neither works. */
export async function ensureChromium(): Promise<string> {
  const path = findChromium() ?? (await installFromDebian()) ?? (await installFromPlaywright());
  if (!path)
    throw new CommandError('No Chromium or Chrome was found: install one, or name it in CHROME_PATH.');
  return path;
}

function candidates(): string[] {
  const named = process.env['CHROME_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(named ? [named] : []), ...onPath, ...USUAL_PLACES, chromium.executablePath()];
}

/** A command on the path may be a stub that only explains how to install the browser. */
function answers(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function installFromDebian(): Promise<string | undefined> {
  await installPackages(`${DEBIAN_PACKAGES} ${SHELL_PACKAGE}`);
  // A release without the shell installs nothing of a list that names it.
  if (!findChromium()) await installPackages(DEBIAN_PACKAGES);
  return findChromium();
}

/** Nothing happens where packages are not installed this way, or by somebody else. */
async function installPackages(names: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names} with apt-get ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get update -q', { env });
  await runTool(`apt-get install -qy ${names}`, { env });
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log("Downloading Playwright's Chromium ...");
  await runTool('playwright install chromium', { output: 'shown' });
  return findChromium();
}
