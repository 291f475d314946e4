// Which unit tests share a process, and in which order they run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FOLDER = 'tests/unit';

const UNIT_TESTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join(FOLDER, path));

const filesWith = (pattern: RegExp): string[] =>
  UNIT_TESTS.filter((path) => pattern.test(readFileSync(path, 'utf8')));

/** They start the page itself, again and again: what it has begun, such as a wait before a retry, ends with its process. */
export const FILES_WITH_OWN_PROCESS = filesWith(/\/spoilt-page\.ts'/);

/**
 * The page's listeners run until their process ends, and tracked events and loaded texts stay in its memory: a file that
 * starts listeners, begins a page life or reads that memory is a page of its own (`own-page.ts`). So is one that deletes
 * the database, because the page of an earlier file would make it anew, and one that replaces a module or a part of the
 * browser that the page asks for once.
 */
export const FILES_WITH_OWN_PAGE = filesWith(
  /\blistenTo[A-Z]\w*\(|<App\s|vi\.resetModules\(|\bhandOver\(|\bfollowMoments\(|\bregisterWorker\(|\bloadTexts\(|\/(?:waiting-events|page-life|queued-life|player)\.ts'|\bDexie\.delete\(|\bvi\.mock\(|stubGlobal\(\s*'IntersectionObserver'/,
);

/** Somebody fills in a form there. They run once more on a page that the browser translates: all of them if that is asked for. */
const FILES_WITH_FORMS = filesWith(/\bfireEvent\.(?:change|submit)\(|\/auth-forms\.ts'/);

/** One of each kind of form. */
const SOME_FORMS =
  /\/(?:auth\/(?:register|sign-in)|legal\/faq|member\/profile|support\/page\/feedback|wallet\/page\/(?:deposit|accounts))\.test/;

export const FILES_ON_TRANSLATED_PAGES = process.env['ALL_FORMS']
  ? FILES_WITH_FORMS
  : FILES_WITH_FORMS.filter((path) => SOME_FORMS.test(path));

/**
 * Where the two databases may differ: in locking, in arithmetic, in concurrent statements, and in bringing an older one up
 * to date. Without a server all files run on the embedded one, and `npm run test:storm` is for both.
 */
export const FILES_FOR_BOTH_DATABASES = [
  'events/platform/earlier-build',
  'events/platform/queries',
  'events/platform/store',
  'game/launch-lock',
  'history/bet-report',
  'platform/database/migration-steps',
  'platform/idempotency',
  'platform/quotas',
  'platform/start/retention',
  'wallet/platform/bound-coin',
  'wallet/platform/deposits',
  'wallet/platform/double-entry',
  'wallet/platform/earlier-coin',
  'wallet/platform/ledger',
  'wallet/platform/withdrawals',
].map((name) => `${FOLDER}/${name}.test.ts`);

/** They run programs or try hundreds of inputs. */
const LONG_FILES = new Set(filesWith(/\b(?:spawn|runTool|fc\.assert)\(/));

/** A worker is reused while the next file needs the same environment. */
const groupOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')}`;

const isLong = ({ project, moduleId }: TestSpecification): boolean =>
  LONG_FILES.has(moduleId.slice(project.config.root.length + 1));

/** Group by group, the longest files of each first, so that no worker is left with a long one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    return sorted.sort(
      (a, b) => groupOf(b).localeCompare(groupOf(a)) || Number(isLong(b)) - Number(isLong(a)),
    );
  }
}
