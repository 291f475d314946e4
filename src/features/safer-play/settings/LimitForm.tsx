import type { LimitKind, LimitPeriod, LimitState } from '#src/contract/limits.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { parseCoin } from '#src/patterns/money/parse-coin.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { AmountField, useAmountProblem } from '#src/patterns/money/AmountField.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { changeLimit, type LimitCall, limitKey } from './actions.ts';
import { LIMIT_MEANINGS } from './limit-meanings.ts';
import { isLooser, limitsOf, MINUTES, periodsOf } from './limit-rules.ts';
import { useWords } from './use-words.ts';

/** Hundredths. */
const BOUNDS = { min: 100, max: 1_000_000_000_00 };

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly state: LimitState;
}

/** A new value for one period: a stricter one counts at once, a looser one after a day and a second yes. */
export function LimitForm({ kind, state }: LimitFormProps) {
  const { t, valueOf } = useWords();
  const form = useLimitForm({ kind, state });
  const { submission, draft, period, value, before } = form;
  const periods = periodsOf(kind);
  const hint = value !== undefined && isLooser(value, before) ? t('safer-play.looserHint') : undefined;
  return (
    <Form submission={submission} submitText={t('safer-play.setLimit')}>
      <SelectField
        label={t('safer-play.period')}
        name="period"
        options={periods.map((each, id) => ({ id, text: t(`safer-play.limitPer_${each}`) }))}
        value={periods.indexOf(period)}
        onValue={(id) => form.change({ period: periods[id] ?? '' })}
      />
      {kind === 'session' ? (
        <SelectField
          label={t('safer-play.atMost')}
          name="minutes"
          options={MINUTES[period].map((id) => ({ id, text: valueOf(kind, id) }))}
          value={draft.minutes}
          error={submission.failure.fields['value']}
          onValue={(minutes) => form.change({ minutes })}
        />
      ) : (
        <AmountField
          label={t('safer-play.atMostCoins')}
          value={draft.amount}
          amount={value}
          presets={[]}
          presetsLabel=""
          error={submission.failure.fields['value']}
          onValue={(amount) => form.change({ amount })}
        />
      )}
      <output>{hint}</output>
    </Form>
  );
}

const EMPTY = { period: '', amount: '', minutes: 0 };

function useLimitForm({ kind, state }: LimitFormProps) {
  const { t, locale } = useWords();
  const amountProblem = useAmountProblem();
  const { value: draft, change, drop } = useDraft(`limit.${kind}`, EMPTY);
  const period = periodsOf(kind).find((each) => each === draft.period) ?? firstOf(kind);
  const [shortest = 0] = MINUTES[period];
  const minutes = MINUTES[period].includes(draft.minutes) ? draft.minutes : shortest;
  const value = kind === 'session' ? minutes : parseCoin(draft.amount, locale);
  const before = limitsOf(state, kind).find((limit) => limit.period === period)?.value ?? 0;
  const submission = useSubmission<LimitCall, 'value'>({
    key: limitKey({ kind, period }),
    meanings: LIMIT_MEANINGS,
    fields: ['value'],
    check(): Record<string, string> {
      const wrong = kind === 'session' ? undefined : amountProblem(value, BOUNDS);
      return wrong === undefined ? {} : { value: wrong };
    },
    async send() {
      const reply = await changeLimit({ kind, period }, value ?? 0, before);
      if (reply.ok) {
        drop();
        showToast(
          t(isLooser(value ?? 0, before) ? 'safer-play.limitWaits' : 'safer-play.limitCounts'),
          'success',
        );
      }
      return reply.ok ? undefined : reply;
    },
  });
  return {
    ...{ submission, period, value, before },
    draft: { ...draft, minutes },
    change(part: Partial<typeof EMPTY>) {
      submission.clear('value');
      change(part);
    },
  };
}

const firstOf = (kind: LimitKind): LimitPeriod => periodsOf(kind)[0] ?? 'day';
