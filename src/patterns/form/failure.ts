// Turns a refused or lost mutation into messages beside the fields of a form.
import type { Call, FailedReply, NoAnswer, OwnErrcode, RefusedReply } from '#src/contract/call.ts';
import type { Bounds } from '#src/contract/config.ts';
import type { Errcode, FieldProblem, RefusalDetail } from '#src/contract/envelope.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import { clockTime, shortMoment } from '#src/lib/time.ts';
import { commonMeaning } from './common-codes.ts';

export interface Failure {
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** For the whole form. */
  readonly form?: string | undefined;
  readonly errcode?: Errcode | undefined;
  /** Epoch seconds of the platform before which another attempt makes no sense. */
  readonly retryAt?: number | undefined;
}

export const NO_FAILURE: Failure = { fields: {} };

/**
 * The meaning of one of a call's own codes in a form: the name of the field beside which the platform's message is shown,
 * or, for the whole form:
 * - `message`: the platform's message;
 * - `locked`: no further attempt until the given time;
 * - `handled`: the caller handles it, and whatever it does not handle is shown like `message`;
 * - the platform's message, and behind it a text with the time at which it ends (`{{time}}`), if the platform says it;
 * - a text of this form, and another one if the platform says when it ends (`{{time}}`), or what the caller makes of
 *   the details.
 */
type Meaning<F extends string> =
  | F
  | 'message'
  | 'locked'
  | 'handled'
  | OwnText
  | ((detail: RefusalDetail, speech: Speech) => string);

type OwnText = { readonly also: TextKey } | { readonly text: TextKey; readonly until?: TextKey };

/** Every own code of the calls `C`, so that a form with a missing code does not compile. */
export type Meanings<C extends Call, F extends string = never> = Readonly<Record<OwnErrcode<C>, Meaning<F>>>;

/** What a form provides to describe failures. */
export interface FormWording<C extends Call, F extends string = never> {
  readonly meanings: Meanings<C, F>;
  /** Fields that the form shows; messages for others are shown for the whole form. */
  readonly fields?: readonly F[] | undefined;
  readonly bounds?: Readonly<Record<string, Bounds | undefined>> | undefined;
  /** Texts for fields with unusual formats. */
  readonly patterns?: Readonly<Record<string, string>> | undefined;
}

export interface Speech {
  readonly t: Translate;
  readonly locale: string;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

export function describeFailure<C extends Call, F extends string>(
  failed: FailedReply<C>,
  wording: FormWording<C, F> & Speech,
): Failure {
  if (failed.kind !== 'refused') return { fields: {}, form: silenceText(failed.kind, wording.t) };
  return describeRefusal(failed, wording);
}

/** Without the calls in its type. */
interface AnyWording extends Speech, Pick<FormWording<never, string>, 'fields' | 'bounds' | 'patterns'> {
  readonly meanings: Readonly<Partial<Record<Errcode, Meaning<string>>>>;
}

type AnyRefused = RefusedReply<Errcode>;

function describeRefusal(refused: AnyRefused, wording: AnyWording): Failure {
  const { msg, errcode, detail } = refused;
  const meaning = wording.meanings[errcode];
  if (meaning === undefined) return describeCommon(refused, wording);
  if (typeof meaning === 'function') return { fields: {}, form: meaning(detail, wording), errcode };
  if (typeof meaning === 'object') return { fields: {}, form: ownText(meaning, refused, wording), errcode };
  if (wording.fields?.includes(meaning))
    return { fields: { [meaning]: fieldText(refused, wording.t) }, errcode };
  if (meaning === 'locked' && detail.until) {
    const time = clockTime(detail.until, wording.locale);
    return { fields: {}, form: wording.t('common.locked', { time }), errcode };
  }
  return { fields: {}, form: msg || wording.t('common.failed'), errcode };
}

function ownText(
  meaning: OwnText,
  { msg, detail: { until } }: AnyRefused,
  { t, locale, now }: Speech,
): string {
  const time = until && shortMoment(until, now, locale);
  if ('also' in meaning) return time ? `${msg} ${t(meaning.also, { time })}` : msg;
  return time && meaning.until ? t(meaning.until, { time }) : t(meaning.text);
}

/** Adds the number of remaining attempts, if the platform sends it. */
function fieldText({ msg, detail }: AnyRefused, t: Translate): string {
  if (detail.remaining === undefined) return msg;
  return `${msg} ${t('common.triesLeft', { count: detail.remaining })}`;
}

/** Also for a code that only a newer platform knows, with its own message. */
function describeCommon(refused: AnyRefused, wording: AnyWording): Failure {
  const { errcode, msg, detail } = refused;
  const meaning = commonMeaning(errcode);
  if (meaning === 'fields' && detail.fields) return describeFields(refused, detail.fields, wording);
  const retryAt = meaning === 'wait' ? wording.now + (detail.retryAfter ?? 0) : undefined;
  return { fields: {}, form: msg || wording.t('common.failed'), errcode, retryAt };
}

function describeFields(
  { msg, errcode }: AnyRefused,
  problems: Readonly<Record<string, FieldProblem>>,
  { t, fields = [], bounds = {}, patterns }: AnyWording,
): Failure {
  const shown = Object.entries(problems).filter(([name]) => fields.includes(name));
  const texts = shown.map(([name, problem]) => {
    const own = problem === 'pattern' ? (patterns?.[name] ?? PATTERNS[name]?.(t)) : undefined;
    return [name, own ?? problemText(problem, t, bounds[name])];
  });
  const isAllShown = shown.length === Object.keys(problems).length;
  return { fields: Object.fromEntries(texts), form: isAllShown ? undefined : msg, errcode };
}

/** What a text has to look like, where more than one form asks for it. */
const PATTERNS: Readonly<Record<string, (t: Translate) => string>> = {
  account: (t) => t('common.fieldPattern'),
};

export function problemText(problem: FieldProblem, t: Translate, bounds?: Bounds): string {
  if (problem === 'required') return t('common.fieldRequired');
  if (problem === 'mismatch') return t('common.fieldMismatch');
  if (problem === 'common') return t('common.fieldCommon');
  if (bounds && problem === 'tooShort') return t('common.fieldTooShort', { min: bounds.min });
  if (bounds && problem === 'tooLong') return t('common.fieldTooLong', { max: bounds.max });
  return t('common.fieldWrong');
}

/** Problems of a text before it is sent; the platform decides. */
export function lengthProblem(text: string, bounds: Bounds | undefined): FieldProblem | undefined {
  if (text === '') return 'required';
  if (bounds && text.length < bounds.min) return 'tooShort';
  return bounds && text.length > bounds.max ? 'tooLong' : undefined;
}

/** A timeout has its dialog, and after a sign-out there is nothing to show here. */
function silenceText(kind: NoAnswer['kind'], t: Translate): string | undefined {
  if (kind === 'unreachable' || kind === 'unreadable') return t(`common.${kind}`);
  return kind === 'notSent' ? t('common.needsConnection') : undefined;
}
