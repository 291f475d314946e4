// What a refused or lost deed looks like in a form: which words beside which field.
import type { NoAnswer, Refused } from '#src/contract/call.ts';
import type { Bounds } from '#src/contract/config.ts';
import type { FieldProblem } from '#src/contract/envelope.ts';
import {
  ACCOUNT_TAKEN,
  CODE_EXPIRED,
  CODE_LIMIT_REACHED,
  CONSENT_MISSING,
  INVALID_FIELDS,
  INVITER_UNKNOWN,
  MOBILE_TAKEN,
  TOO_MANY_REQUESTS,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { Translate } from '#src/i18n/t.ts';
import { clockTime } from '#src/lib/time.ts';

export interface Failure {
  /** By the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** For the form as a whole. */
  readonly form?: string | undefined;
  readonly errcode?: number | undefined;
  /** Epoch seconds of the platform, before which it makes no sense to try again. */
  readonly retryAt?: number | undefined;
}

export const NO_FAILURE: Failure = { fields: {} };

export interface Wording {
  readonly t: Translate;
  readonly locale: string;
  /** Epoch seconds of the platform. */
  readonly now: number;
  /** Fields that the form shows; what is said of others is said of the whole. */
  readonly fields: readonly string[];
  readonly bounds: Readonly<Record<string, Bounds | undefined>>;
  /** The field that a code speaks of in this form, where it is not the usual one. */
  readonly fieldOfCode?: Readonly<Record<number, string>> | undefined;
  /** What a field wants that is not of the usual form. */
  readonly patterns?: Readonly<Record<string, string>> | undefined;
}

/** In the platform's own sentence. */
const FIELD_OF_CODE: Readonly<Record<number, string>> = {
  [WRONG_CREDENTIALS]: 'password',
  [ACCOUNT_TAKEN]: 'account',
  [MOBILE_TAKEN]: 'mobile',
  [WRONG_CODE]: 'smsCode',
  [CODE_EXPIRED]: 'smsCode',
  [CODE_LIMIT_REACHED]: 'smsCode',
  [CONSENT_MISSING]: 'agreeTerms',
  [INVITER_UNKNOWN]: 'invite',
};

export function describeFailure(reply: Refused<number> | NoAnswer, wording: Wording): Failure {
  if (reply.kind !== 'refused') return { fields: {}, form: silenceText(reply.kind, wording.t) };
  const { errcode, detail } = reply;
  const field = wording.fieldOfCode?.[errcode] ?? FIELD_OF_CODE[errcode];
  if (field && wording.fields.includes(field))
    return { fields: { [field]: fieldText(reply, wording.t) }, errcode };
  if (errcode === INVALID_FIELDS && detail.fields) return describeFields(reply, detail.fields, wording);
  return describeWhole(reply, wording);
}

/** Says how many tries are left, where the platform does. */
function fieldText({ msg, detail }: Refused<number>, t: Translate): string {
  if (detail.remaining === undefined) return msg;
  return `${msg} ${t('common.triesLeft', { count: detail.remaining })}`;
}

function describeWhole({ errcode, msg, detail }: Refused<number>, { t, locale, now }: Wording): Failure {
  if (errcode === TOO_MANY_TRIES && detail.until) {
    return { fields: {}, form: t('common.locked', { time: clockTime(detail.until, locale) }), errcode };
  }
  const retryAt = errcode === TOO_MANY_REQUESTS ? now + (detail.retryAfter ?? 0) : undefined;
  return { fields: {}, form: msg || t('common.failed'), errcode, retryAt };
}

function describeFields(
  { msg, errcode }: Refused<number>,
  problems: Readonly<Record<string, FieldProblem>>,
  { t, fields, bounds, patterns }: Wording,
): Failure {
  const shown = Object.entries(problems).filter(([name]) => fields.includes(name));
  const texts = shown.map(([name, problem]) => {
    const own = problem === 'pattern' ? patterns?.[name] : undefined;
    return [name, own ?? problemText(problem, t, bounds[name])];
  });
  const isAllShown = shown.length === Object.keys(problems).length;
  return { fields: Object.fromEntries(texts), form: isAllShown ? undefined : msg, errcode };
}

export function problemText(problem: FieldProblem, t: Translate, bounds?: Bounds): string {
  if (problem === 'required') return t('common.fieldRequired');
  if (problem === 'mismatch') return t('common.fieldMismatch');
  if (problem === 'pattern') return t('common.fieldPattern');
  if (bounds && problem === 'tooShort') return t('common.fieldTooShort', { min: bounds.min });
  if (bounds && problem === 'tooLong') return t('common.fieldTooLong', { max: bounds.max });
  return t('common.fieldWrong');
}

/** What is wrong with a text before it is sent; the platform's word is final. */
export function lengthProblem(text: string, bounds: Bounds | undefined): FieldProblem | undefined {
  if (text === '') return 'required';
  if (bounds && text.length < bounds.min) return 'tooShort';
  return bounds && text.length > bounds.max ? 'tooLong' : undefined;
}

/** A timeout has its dialog, and signed out there is nothing to say here. */
function silenceText(kind: NoAnswer['kind'], t: Translate): string | undefined {
  if (kind === 'unreachable') return t('common.unreachable');
  return kind === 'notSent' ? t('common.needsConnection') : undefined;
}
