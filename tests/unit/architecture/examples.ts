import { CODE_EXAMPLES } from './code-examples.ts';
import type { Examples } from './example.ts';
import { LAYER_EXAMPLES } from './layer-examples.ts';
import { STYLE_EXAMPLES } from './style-examples.ts';
import { TEXT_EXAMPLES } from './text-examples.ts';

const lines = (count: number): string => 'export const a = 1;\n'.repeat(count);
const many = (folder: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/a${index}.ts`, '']));

const SIZES: Record<string, Examples> = {
  'files are short': {
    bad: [{ says: '251 lines', files: { 'src/lib/money.ts': lines(251) } }],
    good: [
      {
        'src/lib/money.ts': lines(250),
        'src/i18n/es/game.ts': lines(900),
        'server/demo/names.ts': lines(900),
      },
    ],
  },
  'folders are small': {
    bad: [{ says: 'src/features/game/visit holds 25 files', files: many('src/features/game/visit', 25) }],
    good: [many('src/features/game/visit', 24), many('docs/decisions', 60)],
  },
};

const NAMES: Record<string, Examples> = {
  'folders are named after their contents': {
    bad: [{ says: 'src/lib/utils/', files: { 'src/lib/utils/money.ts': '' } }],
    good: [{ 'src/lib/money.ts': '' }],
  },
  'files are kebab-case, components PascalCase': {
    bad: [
      { says: 'should be kebab-case', files: { 'src/lib/useClock.ts': '' } },
      { says: 'should be kebab-case', files: { 'src/lib/Money.ts': '' } },
      { says: 'should be PascalCase', files: { 'src/ui/Red_Dot.tsx': '' } },
    ],
    good: [
      { 'src/lib/use-clock.ts': '', 'src/ui/RedDot.tsx': '', 'server/store/migrations/001-platform.ts': '' },
    ],
  },
  'a component has a file of its name': {
    bad: [
      {
        says: 'call the file Dot.tsx',
        files: { 'src/ui/red-dot.tsx': 'export function Dot() { return null; }' },
      },
      { says: 'exports no RedDot', files: { 'src/ui/RedDot.tsx': 'export const Dot = () => null;' } },
      { says: 'exports no RedDot', files: { 'src/ui/RedDot.tsx': 'export interface RedDot { x: 1 }' } },
    ],
    good: [
      { 'src/ui/RedDot.tsx': 'export const RedDot = () => null;' },
      { 'src/app/main.tsx': 'export function start() { return <p />; }' },
      { 'src/features/mail/inbox/MailScreen.tsx': 'export default function MailScreen() { return null; }' },
    ],
  },
  'a style sheet is beside its component': {
    bad: [
      {
        says: 'no component of the same name',
        files: { 'src/ui/Dot.module.css': '', 'src/ui/Dots.tsx': '' },
      },
    ],
    good: [{ 'src/ui/Dot.module.css': '', 'src/ui/Dot.tsx': '' }],
  },
  'default exports are for screens and overlays': {
    bad: [
      {
        says: 'Export it by name',
        files: { 'src/ui/Dot.tsx': 'export default function Dot() { return null; }' },
      },
      { says: 'Export it by name', files: { 'src/lib/money.ts': 'const a = 1; export { a as default };' } },
      {
        says: 'is loaded lazily',
        files: { 'src/features/mail/inbox/MailScreen.tsx': 'export const MailScreen = () => null;' },
      },
      {
        says: 'Export it by name',
        files: { 'src/features/mail/inbox/Row.tsx': 'export default function Row() { return null; }' },
      },
    ],
    good: [
      {
        'src/features/mail/inbox/MailOverlay.tsx': 'export default function MailOverlay() { return null; }',
      },
      { 'vite.config.ts': 'export default {};' },
    ],
  },
  'no file only re-exports': {
    bad: [
      { says: 'an index hides', files: { 'src/ui/index.ts': 'export const a = 1;' } },
      { says: 'only passes on', files: { 'src/ui/all.ts': "export * from './Dot.tsx';" } },
      {
        says: 'only passes on',
        files: { 'src/ui/all.ts': "export { a } from './a.ts';\nexport const b = 1;" },
      },
    ],
    good: [
      { 'src/contract/index.ts': "export * from './mail.ts';", 'src/ui/Dot.tsx': 'export const Dot = 1;' },
    ],
  },
  'an area has the same name everywhere': {
    bad: [
      {
        says: 'no area is called help',
        files: {
          'src/features/help/about/AboutScreen.tsx': '',
          'tests/architecture/areas.json': '["legal"]',
        },
      },
      {
        says: 'no area is called account',
        files: { 'server/handlers/account/sign-in.ts': '', 'tests/architecture/areas.json': '["auth"]' },
      },
    ],
    good: [
      {
        'src/features/mail/inbox/actions.ts': '',
        'server/handlers/mail/mail.ts': '',
        'tests/architecture/areas.json': '["mail"]',
      },
    ],
  },
  'features are built alike': {
    bad: [
      { says: 'after its topic', files: { 'src/features/mail/screens/MailScreen.tsx': '' } },
      { says: 'lies too deep', files: { 'src/features/mail/inbox/rows/Row.tsx': '' } },
    ],
    good: [{ 'src/features/mail/queries.ts': '', 'src/features/mail/inbox/Row.tsx': '' }],
  },
};

const HABITS: Record<string, Examples> = {
  'tests run, and never sleep': {
    bad: [
      { says: 'fix it or delete it', files: { 'tests/unit/a.test.ts': "it.skip('is', () => {});" } },
      {
        says: 'fix it or delete it',
        files: { 'tests/unit/a.test.ts': "test.describe.only('is', () => {});" },
      },
      { says: 'fix it or delete it', files: { 'tests/unit/a.test.ts': "xit('is', () => {});" } },
      {
        says: 'wait for the fact itself',
        files: { 'tests/e2e/a.spec.ts': 'await page.waitForTimeout(100);' },
      },
      {
        says: 'waits for nothing',
        files: { 'tests/e2e/a.spec.ts': 'await page.waitForFunction(async () => isHere());' },
      },
      {
        says: 'a test never sleeps',
        files: { 'tests/support/a.ts': 'await new Promise((done) => setTimeout(done, 100));' },
      },
    ],
    good: [{ 'tests/unit/a.test.ts': "it('is', () => {});" }],
  },
  'waits and ages are computed in one place': {
    bad: [
      { says: 'computes a wait', files: { 'src/app/a.ts': 'const a = setTimeout(run, until - now);' } },
      { says: 'computes a wait', files: { 'sw/a.ts': 'const a = setInterval(run, waitMs);' } },
      { says: 'computes an age', files: { 'src/data/a.ts': 'const a = Date.now() - row.readAt < MINUTE;' } },
    ],
    good: [
      {
        'src/app/a.ts':
          'const a = () => { setTimeout(run); setTimeout(run, RETRY_MS); setInterval(run, 5); };',
      },
      { 'src/lib/timing.ts': 'const a = (ms) => setTimeout(run, Math.max(ms, 0));' },
    ],
  },
  'tests are in the folder that runs them': {
    bad: [
      { says: 'run by nobody', files: { 'src/lib/money.test.ts': '' } },
      { says: 'run by nobody', files: { 'tests/unit/mail.spec.ts': '' } },
    ],
    good: [{ 'tests/unit/lib/money.test.ts': '', 'tests/e2e/mail.spec.ts': '' }],
  },
  'comments say what the code cannot': {
    bad: [
      { says: 'no banners', files: { 'src/lib/a.ts': '// ===== Money =====' } },
      { says: 'do it', files: { 'src/lib/a.ts': '// TODO round' } },
      { says: 'the types say it', files: { 'src/lib/a.ts': '/**\n * @param coin the coin\n */' } },
    ],
    good: [{ 'src/lib/a.ts': '// Floors the absolute value: -150 is shown as -1.' }],
  },
  'a module does nothing on import': {
    bad: [{ says: 'when it is imported', files: { 'src/data/clock.ts': 'setInterval(() => {}, 1000);' } }],
    good: [{ 'src/app/main.tsx': 'start();', 'src/lib/a.ts': 'export const a = () => start();' }],
  },
  'every document that is named exists': {
    bad: [{ says: 'names plan.md', files: { 'src/lib/a.ts': '// As plan.md wants it.' } }],
    good: [{ 'src/lib/a.ts': '// See docs/decisions/001-why.md.', 'docs/decisions/001-why.md': '' }],
  },
  'no path or host belongs to one machine': {
    bad: [
      { says: 'relative to the project', files: { 'scripts/a.ts': "read('/home/ada/halcyon/dist')" } },
      { says: 'relative to the project', files: { 'README.md': 'cd /tmp/halcyon' } },
      { says: 'use localhost', files: { 'docs/a.md': 'open http://10.1.2.3:8080' } },
      {
        says: 'install from the public one',
        files: { 'package-lock.json': '"resolved": "http://mirror/a.tgz"' },
      },
      { says: 'leave it to the reader', files: { '.npmrc': 'registry=https://mirror.example' } },
    ],
    good: [
      { 'README.md': 'http://localhost:8080/home/games', 'a.ts': "'./work/x'; '/tmp'" },
      { 'package-lock.json': '"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"' },
    ],
  },
};

export const EXAMPLES: Record<string, Examples> = {
  ...LAYER_EXAMPLES,
  ...SIZES,
  ...NAMES,
  ...CODE_EXAMPLES,
  ...STYLE_EXAMPLES,
  ...TEXT_EXAMPLES,
  ...HABITS,
};
