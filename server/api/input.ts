// Validates the fields of a call and describes what is wrong with them.
import * as v from 'valibot';
import type { Call } from '#src/contract/call.ts';
import { type FieldProblem, RequestId } from '#src/contract/envelope.ts';
import { INVALID_FIELDS } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Body } from './body.ts';
import { EVENT_CALL } from './event-call.ts';

type Fields = Record<string, FieldProblem>;

const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  min_length: 'tooShort',
  max_length: 'tooLong',
  min_value: 'tooSmall',
  max_value: 'tooLarge',
  uuid: 'pattern',
  regex: 'pattern',
};

export function readInput(call: Call, body: Body): unknown {
  const parsed = v.safeParse(call.input, body);
  if (!parsed.success) return refuse(INVALID_FIELDS, { fields: fieldProblems(parsed.issues) });
  const unreadable = call.name === EVENT_CALL ? null : fieldWithNul(parsed.output);
  return unreadable === null
    ? parsed.output
    : refuse(INVALID_FIELDS, { fields: { [unreadable]: 'pattern' } });
}

/** `null` if a write carries none, as in older apps. */
export function readRequestId(call: Call, body: Body): string | null | Refusal<typeof INVALID_FIELDS> {
  if (!call.write || body['requestId'] === undefined) return null;
  const parsed = v.safeParse(RequestId, body['requestId']);
  if (parsed.success) return parsed.output.toLowerCase();
  return refuse(INVALID_FIELDS, { fields: { requestId: problemOf(parsed.issues[0]) } });
}

export function fieldProblems(issues: readonly v.BaseIssue<unknown>[]): Fields {
  const fields: Fields = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? 'body';
    fields[name] ??= problemOf(issue);
  }
  return fields;
}

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
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
function fieldWithNul(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) if (hasNul(value)) return name;
  return null;
}

export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner));
}
