// What is wrong with the fields that were sent.
import * as v from 'valibot';
import type { FieldProblem } from '#src/contract/envelope.ts';

const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooLarge',
  uuid: 'pattern',
  regex: 'pattern',
};

export function fieldProblems(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? 'body';
    fields[name] ??= problemOf(issue);
  }
  return fields;
}

export function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const known = PROBLEMS[issue.type];
  if (known) return known;
  if (issue.input === undefined) return 'required';
  if (issue.type === 'safe_integer') return problemOfNumber(issue.input);
  const isChoice = issue.type === 'picklist' || issue.type === 'literal';
  return isChoice && issue.expected?.includes(sample(issue.input)) ? 'pattern' : 'type';
}

function problemOfNumber(input: unknown): FieldProblem {
  if (Number(input) > Number.MAX_SAFE_INTEGER) return 'tooLarge';
  return Number(input) < Number.MIN_SAFE_INTEGER ? 'tooSmall' : 'type';
}

/** Valibot quotes expected texts, so quotes show that the expected value is a string. */
function sample(input: unknown): string {
  return typeof input === 'string' ? '"' : typeof input === 'number' ? '' : '\0';
}

/** PostgreSQL cannot store U+0000. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner));
}
