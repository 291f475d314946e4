// Finishes the bare shell: inlines the style and the first scripts, and hashes them for the policy.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isShell } from '#src/contract/page/first-screen.ts';
import { inlineScript } from './inline-script.ts';

export interface PolicyHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;
const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g;

/** `ahead`: addresses of the scripts that every other screen than the lobby needs. */
export async function finishShell(
  clientDir: string,
  cover: string,
  ahead: readonly string[],
): Promise<PolicyHashes> {
  const file = `${clientDir}/index.html`;
  const built = readFileSync(file, 'utf8');
  const scripts = [...built.matchAll(SCRIPT)].map(([, href = '']) => href);
  // The last script imports the others.
  const entry = scripts.at(-1);
  if (!entry) throw new Error('The built page contains no script');
  const hrefs = [...built.matchAll(STYLE)].map(([, href]) => href);
  const style = hrefs.map((href) => takeFile(`${clientDir}${href}`)).join('');
  // A chunk that shares a style looks for its link and loads it if missing; a disabled link is never fetched.
  const markers = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('\n');
  const head = await inlineScript(clientDir, 'head');
  const starter = await inlineScript(clientDir, 'starter', {
    __APP_SCRIPT__: entry,
    __SCREEN_SCRIPTS__: ahead.filter((href) => !scripts.includes(href)),
  });
  const html = built
    .replaceAll(SCRIPT, '')
    .replaceAll(STYLE, '')
    .replace(
      '</head>',
      () => `${preloads}\n${markers}<style>${style}</style>\n<script>${head}</script>\n</head>`,
    )
    .replace('<!--cover-->', () => cover)
    .replace('</body>', () => `<script>${starter}</script>\n</body>`);
  if (!isShell(html)) throw new Error('The built page has no place for a first screen');
  writeFileSync(file, html);
  return { scriptHashes: [hashOf(head), hashOf(starter)], styleHashes: [hashOf(style)] };
}

/** Its content is inlined, so the file is removed. */
function takeFile(path: string): string {
  const text = readFileSync(path, 'utf8').trim();
  rmSync(path);
  return text;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
