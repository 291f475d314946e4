// docs/measurements.md: one section per measurement, rewritten when it is measured again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';

export interface Section {
  readonly title: string;
  readonly text: string;
}

const PAGE = 'docs/measurements.md';
const HEAD = `# Measurements

The last figures, each with its machine and date; earlier ones are in the history of this file. \`npm run bench\`, the other \`bench\` commands and \`npm run test:crash\` rewrite their own sections.`;

/** Replaces sections with the same title, adds new ones, and leaves the others. */
export function keepSections(fresh: readonly Section[], page = PAGE): void {
  mkdirSync(dirname(page), { recursive: true });
  const kept = existsSync(page) ? read(readFileSync(page, 'utf8')) : new Map<string, string>();
  for (const { title, text } of fresh) {
    kept.set(title, unwrapped(text.trim()));
    console.log(`\n## ${title}\n\n${text}`);
  }
  const sections = [...kept].map(([title, text]) => `## ${title}\n\n${text}`);
  writeFileSync(page, `${[HEAD, ...sections].join('\n\n')}\n`);
}

/** One line a paragraph, as in the other documents. */
const unwrapped = (text: string): string => text.replace(/(?<=[^|\n])\n(?=[^|\n*-])/g, ' ');

function read(text: string): Map<string, string> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), section.slice(end).trim()];
    }),
  );
}

export const chromiumVersion = (path: string): string =>
  execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Date and machine. */
export function stamp(software: string): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, ${software}, Node ${process.versions.node}.`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
