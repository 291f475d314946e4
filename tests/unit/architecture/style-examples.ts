import type { Examples } from './example.ts';

const css = (text: string) => ({ 'src/ui/Dot.module.css': text });
const tsx = (jsx: string) => ({ 'src/ui/Dot.tsx': `export const Dot = () => ${jsx};` });

const dot = (className: string) => `
  import styles from './Dot.module.css';
  export const Dot = ({ tone }) => <p className={${className}} />;`;

const tracking = (code: string) => ({
  'src/ui/Dot.tsx': `import { track } from '#src/tracking/track.ts';\n${code}`,
});

export const STYLE_EXAMPLES: Record<string, Examples> = {
  'every text is a key': {
    bad: [
      { says: "says 'Withdraw'", files: tsx('<p>Withdraw</p>') },
      { says: "says 'Withdraw'", files: tsx("<p>{'Withdraw'}</p>") },
      { says: "says 'no'", files: tsx("<p>{isOpen ? t('yes') : 'no'}</p>") },
      { says: "says 'mails'", files: tsx('<p>{`${count} mails`}</p>') },
      { says: "says 'Close'", files: tsx('<button aria-label="Close" />') },
      { says: "says 'Close'", files: tsx("<button title={isOpen && 'Close'} />") },
    ],
    good: [
      tsx("<p className=\"row\" title={t('mail.title')}>{t('mail.body')} &middot; 3 / 4</p>"),
      tsx("<p>{kind === 'deposit' ? t('in') : t('out')} VIP</p>"),
    ],
  },
  'events say nothing personal': {
    bad: [
      { says: "tells 'userInfo.nickname'", files: tsx("track('view', { eventRoomId: userInfo.nickname })") },
      { says: "tells 'coin'", files: tsx('track(`win.${coin}`)') },
      {
        says: "tells 'coin'",
        files: tsx("track('claim', { eventInterfaceId: 'x', eventProps: { size: coin } })"),
      },
      { says: "tells 'account'", files: tsx("void trackClick(account, { eventShowType: 'list' })") },
      {
        says: "tells 'launch.url'",
        files: { 'src/ui/Dot.tsx': "const told = { eventRoomId: launch.url };\ntrack('view', told);" },
      },
      { says: "tells 'location.pathname'", files: tsx('trackPageView(location.pathname)') },
      { says: "tells 'location.search'", files: tsx('trackPageView(location.search)') },
    ],
    good: [
      tsx("track('click', { eventInterfaceId: `home.banner.${ad.id}`, eventRoomId: String(gameId) })"),
      tsx('trackPageView(pathShape(location.pathname))'),
      tsx("track('login', { eventProps: { method: call } })"),
      { 'src/ui/Dot.tsx': "const told = { eventRoomId: String(gameId) };\ntrack('view', told);" },
    ],
  },
  'only track() makes events': {
    bad: [
      { says: "passes on 'track'", files: tracking('const told = { send: track };') },
      { says: "passes on 'track'", files: tracking('const send = track;') },
      { says: "passes on 'track'", files: tracking("['a', 'b'].forEach(track);") },
      { says: "passes on 'click'", files: tracking('const click = useTrackClick();') },
      {
        says: "passes on 'send'",
        files: { 'src/ui/Dot.tsx': "import { track as send } from '#src/tracking/track.ts';" },
      },
      {
        says: 'into the queue by itself',
        files: {
          'src/ui/Dot.tsx': "import { enqueue } from '#src/data/events/queue.ts';\nenqueue(event);",
        },
      },
    ],
    good: [
      tracking("track('app_start');\nconst trackClick = useTrackClick();\ntype T = typeof track;"),
      { 'src/ui/Dot.tsx': 'const track = useRef(null);\nconst at = track;' },
    ],
  },
  'errors are reported by a call': {
    bad: [
      { says: 'throws as a method', files: { 'src/app/a.ts': 'read.subscribe({ error: reportError });' } },
      { says: 'throws as a method', files: { 'sw/a.ts': 'void drain().catch(reportError);' } },
    ],
    good: [
      {
        'src/lib/emitter.ts':
          'declare function reportError(error: unknown): void;\nread.subscribe({ error: (error) => reportError(error) });',
      },
    ],
  },
  'properties are logical': {
    bad: [
      { says: 'write margin-inline-start', files: css('.a { margin-left: 1px; }') },
      { says: 'write padding-block-end', files: css('.a { padding-bottom: 1px }') },
      { says: 'write border-inline-end-color', files: css('.a { border-right-color: red; }') },
      { says: 'write inset-block-start', files: css('.a {\n  top: 0;\n}') },
      { says: 'write end', files: css('.a { text-align: right; }') },
      { says: 'a left and a right', files: css('.a { margin: 0 1px 0 2px; }') },
    ],
    good: [css('.a { margin: 0 1px 0 1px; inset-inline: 0; text-align: start; /* left: 0; */ }')],
  },
  'colours are tokens': {
    bad: [
      { says: "'#fff'", files: css('.a { color: #fff; }') },
      { says: "'1px solid rgb(0 0 0)'", files: css('.a { border: 1px solid rgb(0 0 0); }') },
      { says: "'white'", files: css('.a { color: white; }') },
    ],
    good: [
      css('.a { color: var(--text-white); background: url(#white) transparent; }'),
      { 'src/styles/tokens.css': ':root { --bg: #fff; }' },
    ],
  },
  'text grows with the reader': {
    bad: [
      { says: 'use rem', files: css('.a { font-size: 14px; }') },
      { says: 'use rem', files: css('.a { font: 600 14px/1 sans-serif; }') },
    ],
    good: [css('.a { font-size: 0.875rem; border-width: 1px; }')],
  },
  'sizes of text are tokens': {
    bad: [
      { says: 'use a token', files: css('.a { font-size: 0.875rem; }') },
      { says: 'use a token', files: css('.a { font-size: min(1rem, 4vw); }') },
    ],
    good: [
      css('.a { font-size: min(var(--small), 4vw); }'),
      css('.a { font-size: 1.125em; }'),
      { 'src/styles/reset.css': '.a { font-size: inherit; }' },
    ],
  },
  'distances are tokens': {
    bad: [
      { says: 'use a spacing token', files: css('.a { padding: 0.375rem; }') },
      { says: 'use a spacing token', files: css('.a { margin-inline: 0 -3px; }') },
      { says: 'use a spacing token', files: css('.a { column-gap: calc(var(--space-1) + 0.125rem); }') },
    ],
    good: [
      css('.a { padding: var(--space-2) 0; margin: auto; gap: 1px; }'),
      css('.a { margin-inline: calc(-1 * var(--page)); padding: 12%; gap: 0.375em; }'),
      css('.a { border-width: 3px; inset-block-start: 0.25rem; }'),
    ],
  },
  'every token that is used exists': {
    bad: [{ says: 'uses --speling', files: css('.a { color: var(--speling); }') }],
    good: [
      {
        ...css('.a { color: var(--text, var(--own)); --own: 1; }'),
        'src/styles/tokens.css': ':root { --text: #fff; }',
      },
      { ...css('.a { inline-size: var(--done); }'), ...tsx("<p style={{ '--done': 1 }} />") },
      {
        ...css('.a { inset-block-start: var(--at); }'),
        'src/ui/use-drag.ts': "export const a = { '--at': 1 };",
      },
    ],
  },
  'every class that is used exists, and every class that exists is used': {
    bad: [
      { says: 'styles.dott', files: { 'src/ui/Dot.tsx': dot('styles.dott'), ...css('') } },
      {
        says: 'has .idle',
        files: {
          ...css('.dot { opacity: 0.5; }\n.idle:hover { opacity: 1; }'),
          'src/ui/Dot.tsx': dot('styles.dot'),
        },
      },
    ],
    good: [
      { 'src/ui/Dot.tsx': dot('styles.dot'), ...css('@media print { .dot > svg { opacity: .5; } }') },
      { 'src/ui/Dot.tsx': dot('styles[tone]'), ...css('.warm { opacity: 1; }\n.cold { opacity: 0; }') },
    ],
  },
  'the first screen has no inline style': {
    bad: [
      {
        says: 'on the first screen',
        files: {
          'src/ui/Tile.tsx': 'export const Tile = () => <p style={{ opacity: 0 }} />;',
          'src/app/first-screen/render.tsx': "import { Tile } from '#src/ui/Tile.tsx';",
        },
      },
    ],
    good: [{ 'src/ui/Tile.tsx': 'export const Tile = () => <p style={{ opacity: 0 }} />;' }],
  },
};
