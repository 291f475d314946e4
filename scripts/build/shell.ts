// The bare shell: style inlined, the script started after a frame, the hashes a content policy needs.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isShell, RELEASE_PICTURES } from '#src/contract/page/first-screen.ts';

export interface PolicyHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;
const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g;

export function finishShell(clientDir: string, cover: string): PolicyHashes {
  const file = `${clientDir}/index.html`;
  const built = readFileSync(file, 'utf8');
  const scripts = [...built.matchAll(SCRIPT)].map(([, href]) => href);
  // What the others hold is imported by the last.
  const entry = scripts.at(-1);
  if (!entry) throw new Error('The built page names no script');
  const hrefs = [...built.matchAll(STYLE)].map(([, href]) => href);
  const style = hrefs.map((href) => takeFile(`${clientDir}${href}`)).join('');
  // A part that shares a style looks for its link and loads what is missing; a disabled link is never fetched.
  const markers = hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('\n');
  const starter = starterOf(entry);
  const html = built
    .replaceAll(SCRIPT, '')
    .replaceAll(STYLE, '')
    .replace('</head>', () => `${preloads}\n${markers}<style>${style}</style>\n</head>`)
    .replace('<!--cover-->', () => cover)
    .replace('</body>', () => `<script>${starter}</script>\n</body>`);
  if (!isShell(html)) throw new Error('The built page has no place for a first screen');
  writeFileSync(file, html);
  return { scriptHashes: [hashOf(starter)], styleHashes: [hashOf(style)] };
}

/**
 * A script from the cache would compile before the first frame if it could: it is started after one.
 * A page in the background draws none. Without a line there is nothing to start until it returns.
 */
const starterOf = (entry: string): string =>
  `(()=>{let show=()=>${RELEASE_PICTURES},go=()=>import("${entry}").then(show,` +
  '()=>{show();addEventListener("online",()=>location.reload(),{once:true})});' +
  'document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()';

/** Inlined, so it is no file any more. */
function takeFile(path: string): string {
  const text = readFileSync(path, 'utf8').trim();
  rmSync(path);
  return text;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
