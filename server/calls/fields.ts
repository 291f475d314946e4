// Checks of fields beyond the declaration of a call, such as lengths that the app config defines.
import type { Bounds } from '#src/contract/config.ts';
import type { FieldProblem } from '#src/contract/envelope.ts';
import { INVALID_FIELDS } from '#src/contract/errors.ts';
import { typed } from '#src/lib/text/typed.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { isCommonPassword } from '../store/auth/passwords.ts';

export interface BoundField {
  readonly value: string | undefined;
  readonly bounds: Bounds;
  readonly pattern?: RegExp;
}

/**
 * No blanks and nothing that nobody sees, but for what makes a sign an emoji; a leading plus, or what is normalised to
 * one, would look like a phone number.
 */
export const ACCOUNT_PATTERN =
  /^(?![+\uff0b\ufb29\u207a\u208a\ufe62])(?=.*[^\ufe0f])(?:[^\s\u2800\p{C}\p{DI}]|\ufe0f)+$/u;

/** Letters and digits of any language, blanks, and what stands in names of people, firms and joint accounts. */
export const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N} '’‘‛‚′`՚"“”„‟«»‹›「」『』.,:،、()[\]&/+·•・‧׳״-]+$/u;

/** Skips fields that are absent. */
export function checkFields(
  fields: Readonly<Record<string, BoundField>>,
): Refusal<typeof INVALID_FIELDS> | null {
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const problem = problemOf(field);
    if (problem) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? refuse(INVALID_FIELDS, { fields: problems }) : null;
}

function problemOf({ value, bounds, pattern }: BoundField): FieldProblem | null {
  if (value === undefined) return null;
  if (value.length < bounds.min) return 'tooShort';
  if (value.length > bounds.max) return 'tooLong';
  return pattern && !pattern.test(value) ? 'pattern' : null;
}

/** For a password that is being set; an older one still signs in. `field` is its name on the wire. */
export function refuseCommon(
  password: string | undefined,
  field = 'password',
): Refusal<typeof INVALID_FIELDS> | null {
  if (password === undefined) return null;
  if (typed(password).trim() === '') return refuse(INVALID_FIELDS, { fields: { [field]: 'required' } });
  return isCommonPassword(password) ? refuse(INVALID_FIELDS, { fields: { [field]: 'common' } }) : null;
}
