import type { Fault } from './planted.ts';

const tsx = (jsx: string) => `export const Dot = () => ${jsx};\n`;
const tracking = (code: string) => `import { track } from '#src/tracking/track.ts';\n${code}\n`;

const written = (rule: string, texts: readonly string[], path = 'src/features/mail/wrong') =>
  texts.map((text, index): Fault => [`halcyon(${rule})`, `${path}-${rule}-${index}.ts`, text]);
const drawn = (rule: string, texts: readonly string[]) =>
  texts.map((text, index): Fault => [`halcyon(${rule})`, `src/ui/${rule}-${index}/Dot.tsx`, text]);

/** Each way to reach storage that a browser may refuse, past the folder that expects it. */
const storing = (rule: string, uses: readonly string[], folder = 'src/app'): Fault[] =>
  uses.map((use, index) => [
    `eslint(${rule})`,
    `${folder}/${rule}-${index}.ts`,
    `export const a = () => ${use};\n`,
  ]);

const REFUSABLE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'IDBKeyRange'];

export const CODE_FAULTS: readonly Fault[] = [
  ...storing('no-restricted-globals', REFUSABLE),
  ...storing('no-restricted-globals', ['caches', 'indexedDB'], 'sw'),
  ...storing('no-restricted-properties', [
    'document.cookie',
    'globalThis.document.cookie',
    'navigator.cookieEnabled',
    'navigator.storage?.persist',
    '(navigator as { locks?: LockManager }).locks',
    'navigator.serviceWorker',
    'window.localStorage',
    '(globalThis as { caches?: CacheStorage }).caches',
  ]),
  [
    'typescript(no-floating-promises)',
    'src/lib/floats.ts',
    'const a = async () => {};\nexport const b = () => {\n  a();\n};\n',
  ],
  [
    'eslint(max-params)',
    'src/lib/params.ts',
    'export const a = (b: 1, c: 1, d: 1, e: 1) => b + c + d + e;\n',
  ],
  [
    'eslint(max-lines-per-function)',
    'src/lib/long.ts',
    `export function a(b: number) {\n${'  b += 1;\n'.repeat(50)}}\n`,
  ],
  [
    'eslint(complexity)',
    'src/lib/complex.ts',
    `export function a(b: number) {\n${'  if (b > 1) return b;\n'.repeat(10)}}\n`,
  ],
  [
    'eslint(max-depth)',
    'src/lib/deep.ts',
    'export function a(b: number) {\n  if (b) for (;;) if (b > 1) for (;;) if (b > 2) break;\n}\n',
  ],
  ['eslint(no-console)', 'src/lib/console.ts', "export const a = () => console.log('token');\n"],
  ['typescript(no-explicit-any)', 'src/lib/any.ts', 'export const a = (b: any) => b;\n'],
  ['eslint(max-lines)', 'src/lib/lines.ts', 'export {};\n'.repeat(251)],
  ['unicorn(filename-case)', 'src/lib/useClock.ts', ''],
  ['unicorn(filename-case)', 'src/ui/Red_Dot.tsx', ''],
  [
    'import(no-cycle)',
    'src/lib/circle.ts',
    "import type { B } from '#src/lib/other.ts';\nexport type A = B;\n",
  ],
  ['import(no-cycle)', 'src/lib/other.ts', "import type { A } from './circle.ts';\nexport type B = A | 1;\n"],
  ['typescript(consistent-type-imports)', 'src/lib/inline.ts', "export type A = import('./other.ts').B;\n"],
  ['import(no-default-export)', 'src/lib/money.ts', 'export default {};\n'],
  ['import(no-default-export)', 'src/features/mail/inbox/Row.tsx', 'export default function Row() {}\n'],
  [
    'halcyon(default-export)',
    'src/features/mail/inbox/MailScreen.tsx',
    'export const MailScreen = () => null;\n',
  ],
  ['eslint(no-warning-comments)', 'src/lib/banner.ts', '// ===== Money =====\n'],
  ['eslint(no-warning-comments)', 'src/lib/later.ts', '// TODO round\n'],
  ['eslint(no-warning-comments)', 'src/lib/tags.ts', '/**\n * @param coin the coin\n */\n'],
  [
    'typescript(no-restricted-types)',
    'src/data/api/say.ts',
    'export type A = Promise<RefusedReply<number> | B>;\n',
  ],
  ['eslint(no-restricted-imports)', 'tests/unit/relative.test.ts', "import '../../src/lib/any.ts';\n"],
  ['halcyon(no-index-file)', 'src/ui/index.ts', 'export const a = 1;\n'],
  [
    'typescript(no-restricted-types)',
    'src/ui/Slot/Slot.tsx',
    'export const Slot = ({ children }: { children: ReactNode }) => <div>{children}</div>;\n',
  ],
  ...written('no-barrel', ["export * from './a.ts';", "export { a } from './a.ts';\nexport const b = 1;"]),
  ...written('no-work-on-import', ['setInterval(() => {}, 1000);']),
  ...written('query-in-navigation', [
    'const a = location.search;',
    'const a = window.location.hash;',
    "import { useSearch as own } from 'wouter';",
    'const a = new URLSearchParams(b);',
  ]),
  ...written('bounded-waits', [
    'const a = setTimeout(run, until - now);',
    'const a = setInterval(run, waitMs);',
    'const a = Date.now() - row.readAt < MINUTE;',
  ]),
  ...written('report-error-is-called', [
    'read.subscribe({ error: reportError });',
    'void drain().catch(reportError);',
  ]),
  ...written('signal-readers', [
    'export const useLocale = () => language.value;',
    'export function useMember() {\n  const { memberId } = session.value;\n  return memberId;\n}',
    'export function Dot() {\n  return connection.value === "online" ? null : "!";\n}',
  ]),
  ...written('member-writes', [
    'db.likes.put(row);',
    'await db.drafts.where({ memberId }).filter(isOld).delete();',
  ]),
  ...written('code-names', [
    'const TAKEN = 1003;',
    "const en = { 404: 'Gone.' };",
    'const call = { errors: [404] };',
  ]),
  ...written(
    'code-names',
    [
      'refuse(404, { min: 1 });',
      'refuse(isPost ? other : 404);',
      'type Wrong = Refusal<404>;',
      'if (reply.errcode === 404) stop();',
      'switch (reply.errcode) { case 409: stop(); }',
    ],
    'server/handlers/auth/wrong',
  ),
  ...written(
    'tests-run-and-wait',
    [
      "it.skip('is', () => {});",
      "test.describe.only('is', () => {});",
      "xit('is', () => {});",
      'await page.waitForTimeout(100);',
      'await page.waitForFunction(async () => isHere());',
      'await new Promise((done) => setTimeout(done, 100));',
    ],
    'tests/support/wrong',
  ),
  ...drawn('component-file', ['export const Dots = () => null;', 'export interface Dot {\n  x: 1;\n}']),
  ['halcyon(component-file)', 'src/ui/red-dot.tsx', 'export function Dot() {}\n'],
  ...drawn('text-in-an-element', [
    tsx("<>{t('a.b')}</>"),
    tsx('<><b />{note}</>'),
    tsx("<>{isOpen ? <b /> : t('a.b')}</>"),
    tsx('<>{rows.map(({ name }) => name)}</>'),
    tsx('<Fragment key="1"><b />{note}</Fragment>'),
    "export const Dot = () => t('a.b');",
    'export function Dot({ note }: { note: string }) {\n  if (note) return note;\n  return <b />;\n}',
  ]),
  ...drawn('text-is-a-key', [
    tsx('<p>Withdraw</p>'),
    tsx("<p>{'Withdraw'}</p>"),
    tsx("<p>{isOpen ? t('yes') : 'no'}</p>"),
    tsx('<p>{`${count} mails`}</p>'),
    tsx('<button aria-label="Close" />'),
    tsx("<button title={isOpen && 'Close'} />"),
  ]),
  ...drawn('event-payload', [
    tsx("track('view', { eventRoomId: userInfo.nickname })"),
    tsx('track(`win.${coin}`)'),
    tsx("track('claim', { eventInterfaceId: 'x', eventProps: { size: coin } })"),
    tsx("void trackClick(account, { eventShowType: 'list' })"),
    "const event = { eventRoomId: launch.url };\ntrack('view', event);",
    tsx('trackPageView(location.pathname)'),
  ]),
  ...drawn('track-by-name', [
    tracking('const event = { send: track };'),
    tracking('const send = track;'),
    tracking("['a', 'b'].forEach(track);"),
    'const click = useTrackClick();',
    'const trackClick = useTrackClick();\nconst send = trackClick;',
    "import { track as send } from '#src/tracking/track.ts';",
  ]),
  ...written('only-track-makes-events', ["import { enqueue } from '#src/data/events/queue.ts';"]),
];

export const GOOD_CODE: readonly (readonly [path: string, text: string])[] = [
  ['src/lib/good.ts', '// Floors the absolute value: -150 is shown as -1.\nexport const a = Math.floor;\n'],
  ['src/navigation/query.ts', 'export const a = new URLSearchParams(location.search);\n'],
  ['src/lib/timing.ts', 'export const a = (b: () => void, ms: number) => setTimeout(b, Math.max(ms, 0));\n'],
  [
    'src/app/waits.ts',
    'export const a = (b: () => void) => [setTimeout(b), setTimeout(b, RETRY_MS), setInterval(b, 5)];\n',
  ],
  [
    'src/app/reports.ts',
    'declare function reportError(error: unknown): void;\nexport const a = (b: Error) => reportError(b);\n',
  ],
  [
    'src/device/given.ts',
    'export const a = () => [localStorage, caches, document.cookie, navigator.storage];\n',
  ],
  ['src/data/member/store.ts', 'export const a = () => db.likes.put(row);\n'],
  [
    'src/features/mail/write.ts',
    "export const a = () => writeMember(1, ['likes'], (db) => db.likes.put(row));\n",
  ],
  ['server/app.ts', 'export const a = () => [reply.code(404), refuse(NOT_FOUND, { min: 404 })];\n'],
  ['src/data/api/get.ts', 'export const AGAIN = [408, 409, 425];\nexport const COIN_ITEM = 2001;\n'],
  ['src/features/mail/inbox/MailOverlay.tsx', 'export default function MailOverlay() {\n  return null;\n}\n'],
  [
    'src/ui/Dot/Dot.tsx',
    tsx("<p title={t('a.b')}>{kind === 'in' ? t('in') : t('out')} VIP &middot; 3 / 4</p>"),
  ],
  [
    'src/ui/Slot/Row.tsx',
    'export function Row({ end, rows }: { end?: Elements; rows: Row[] }) {\n' +
      '  if (!end) return rows.map((row) => <b key={row} />);\n' +
      '  const dot = end && <i />;\n  return <>{dot}{rows.length > 0 && <b />}{end}</>;\n}\n',
  ],
  [
    'src/features/mail/track.ts',
    tracking(
      "export const a = () => track('click', { eventRoomId: String(gameId) });\nexport type T = typeof track;",
    ),
  ],
];
