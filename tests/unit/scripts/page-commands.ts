// The commands that a page shows: in fenced blocks of a shell, and in the text between backquotes.
import { readFileSync } from 'node:fs';

export interface Block {
  readonly language: string;
  readonly text: string;
}

export const blocksOf = (page: string): Block[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({ language, text }),
  );

/** Beginnings of what is a command between backquotes; other code there is a name, a value or SQL. */
const INLINE =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|openssl|pg_(?:dump|restore)|createdb|createuser|set -a|docker|systemctl|curl)\b/;

/** Commands of `npm run admin` and `npm run events` that a table of a page names without these words. */
const SHORT: Readonly<Record<string, RegExp>> = {
  admin: /^(?:ledger|member|request|withdrawal|mail|feedback|game|studio|platform|audit) [a-z]/,
  events: /^-- /,
};

/** Each as the words of one program. */
export function commandsOf(page: string): string[][] {
  const text = readFileSync(page, 'utf8');
  const fenced = blocksOf(page)
    .filter(({ language, text: lines }) => language === 'sh' || lines.startsWith('npm '))
    .flatMap(({ text: lines }) => lines.trim().split('\n'));
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));
  const short = Object.entries(SHORT).flatMap(([script, pattern]) =>
    inline
      .filter((code) => pattern.test(code))
      .map((code) => `npm run ${script} -- ${code.replace(/^-- /, '')}`),
  );
  return [...fenced, ...inline.filter((code) => INLINE.test(code)), ...short]
    .flatMap((line) => line.split(/ && |; /))
    .map(wordsOf);
}

/** Without settings in front, comments behind and quotes. */
const wordsOf = (command: string): string[] =>
  command
    .replace(/ +# .*$/, '')
    .replace(/^(?:[A-Z_]+=\S+ )+/, '')
    .split(/ +/)
    .map((word) => word.replaceAll('"', ''));
