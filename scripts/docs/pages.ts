// The documents that are written from declarations in the code, by path.
import { readdirSync, readFileSync } from 'node:fs';
import { USAGE } from '#server/operator/commands.ts';
import type { SettingRow } from '#server/settings/row.ts';
import { SETTINGS } from '#server/settings/table.ts';
import { BUILD_SETTINGS } from '../build/build-settings.ts';
import { withPlan } from '../events/plan-section.ts';
import { steps } from '../run/steps.ts';
import { callOf, COMMANDS } from './commands.ts';

const DECISIONS = 'docs/decisions';

export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/commands.md': commandsPage,
  'docs/settings.md': settingsPage,
  '.env.example': envExample,
  'docs/analysts.md': () => withPlan(readFileSync('docs/analysts.md', 'utf8')),
  [`${DECISIONS}/README.md`]: decisionsPage,
};

function commandsPage(): string {
  const groups = COMMANDS.map(({ title, rows }) => {
    const cells = rows.map((row) => [`\`${callOf(row)}\``, [row.does, row.more].filter(Boolean).join(' ')]);
    return `## ${title}\n\n${table(['command', 'what it does'], cells)}`;
  });
  return `# Commands

Written by \`npm run docs\` from \`scripts/docs/commands.ts\`.

${groups.join('\n')}
The steps of \`npm test\` that \`--only\` takes: ${Object.keys(steps).map(code).join(', ')}.

\`npm test\` and \`npm run bench\` use the Chromium or Chrome that is installed, or the one that \`CHROME_PATH\` names. Without one they install Debian's package where they may, or else download Playwright's. Most browser tests run in Debian's headless shell where it is installed, because it costs a third less.

## What \`npm run admin\` takes

\`\`\`text
${USAGE}
\`\`\`
`;
}

function settingsPage(): string {
  return `# Settings

Written by \`npm run docs\` from \`server/settings/table.ts\` and \`scripts/build/build-settings.ts\`.

All of them are optional and come from the environment. A start with a wrong value fails with one sentence that names the setting. [.env.example](../.env.example) lists them in the form of a file.

## Of the platform

${settingsTable(SETTINGS)}
## Of the build

\`npm run build\` reads these, because the app or its \`build.json\` carries them.

${settingsTable(BUILD_SETTINGS)}`;
}

function settingsTable(rows: readonly SettingRow[]): string {
  const cells = rows.map(({ name, fallback, meaning }) => [code(name), fallback && code(fallback), meaning]);
  return table(['setting', 'default', 'meaning'], cells);
}

function envExample(): string {
  const entries = [...SETTINGS, ...BUILD_SETTINGS].map(({ name, fallback, meaning }: SettingRow) =>
    isLiteral(fallback)
      ? `# ${meaning}\n#${name}=${fallback}\n`
      : `# ${meaning} Default: ${fallback}.\n#${name}=\n`,
  );
  return `# Written by \`npm run docs\`: every setting with its default. Copy this file to \`.env\`, uncomment what you change,
# and load it before a command: set -a; . ./.env; set +a

${entries.join('\n')}`;
}

/** Other defaults say in words what they depend on. */
const isLiteral = (fallback: string): boolean => !/ |[A-Z]_/.test(fallback);

function decisionsPage(): string {
  const rows = readdirSync(DECISIONS)
    .filter((name) => /^\d/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(`${DECISIONS}/${name}`, 'utf8');
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const [, status = ''] = /^\*\*Status\.\*\* (.+)\.$/m.exec(text) ?? [];
      return [`[${number.padStart(3, '0')}](${name})`, title, status];
    });
  return `# Decisions

The reasons that the code cannot show. A new record takes the next number and follows [the template](template.md); a record that no longer holds gets the status "superseded by N" and stays, because its number is cited. What only explains one file is a comment in that file. \`npm run docs\` writes this list.

${table(['number', 'decision', 'status'], rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}

const code = (text: string): string => `\`${text}\``;
