// What the linter and the compiler enforce: each gate is seen rejecting what it exists for.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAYERS } from '#tests/architecture/layers.ts';
import { runTool } from '../../../scripts/run/tool.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'halcyon-gates-'));

const REFUSED: Record<string, string> = {
  'typescript(no-floating-promises)':
    'export async function a(): Promise<void> {}\nexport function b(): void {\n  a();\n}\n',
  'eslint(max-params)': 'export function a(b: 1, c: 1, d: 1, e: 1): number {\n  return b + c + d + e;\n}\n',
  'eslint(max-lines-per-function)': `export function a(b: number): number {\n${'  b += 1;\n'.repeat(50)}  return b;\n}\n`,
  'eslint(complexity)': `export function a(b: number): number {\n${'  if (b > 1) return b;\n'.repeat(10)}  return 0;\n}\n`,
  'eslint(max-depth)':
    'export function a(b: number): void {\n  if (b) for (;;) if (b > 1) for (;;) if (b > 2) break;\n}\n',
  'eslint(no-console)': "export function a(): void {\n  console.log('token');\n}\n",
  'typescript(no-explicit-any)': 'export const a = (b: any): number => b;\n',
};

const GOOD =
  'export async function a(): Promise<void> {}\nexport const b = async (): Promise<void> => a();\n';

let codes: Record<string, string[]> = {};

beforeAll(async () => {
  const project = { extends: join(root, 'tsconfig.base.json'), include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'good.ts'), GOOD);
  for (const [code, text] of Object.entries(REFUSED)) writeFileSync(join(folder, fileFor(code)), text);
  codes = await lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  it.each(Object.keys(REFUSED))('rejects %s', (code) => {
    expect(codes[fileFor(code)]).toContain(code);
  });

  it('accepts code that follows the rules', () => {
    expect(codes['good.ts']).toBeUndefined();
  });
});

describe('what the platform may import of the page', () => {
  it('is what the compiler checks without DOM types', () => {
    const at = join(root, 'tests/architecture/without-document.json');
    const { include } = JSON.parse(readFileSync(at, 'utf8')) as { include: string[] };
    const server = LAYERS.find((layer) => layer.folder === 'server');
    expect(new Set(include.map((path) => path.replace('../../', '')))).toEqual(new Set(server?.mayImport));
  });
});

function fileFor(code: string): string {
  return `${code.replace(/.*\(|\)/g, '')}.ts`;
}

async function lint(): Promise<Record<string, string[]>> {
  const { output } = await runTool(`oxlint -c .oxlintrc.json --type-aware --format json ${folder}`);
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { code: string; filename: string }[];
  };
  const found: Record<string, string[]> = {};
  for (const { code, filename } of diagnostics) (found[filename.replace(/.*[\\/]/, '')] ??= []).push(code);
  return found;
}
