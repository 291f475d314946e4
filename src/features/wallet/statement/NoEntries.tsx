import { useT } from '#src/i18n/t.ts';
import { dayText, today } from '#src/patterns/days/days.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { Choice } from './choice.ts';

interface NoEntriesProps {
  readonly choice: Choice;
  readonly onChoice: (change: Partial<Choice>) => void;
}

/** Offers more kinds, and more days while there are any to offer. */
export function NoEntries({ choice, onChoice }: NoEntriesProps) {
  const t = useT();
  const { range, kind } = choice;
  return (
    <EmptyState scene="calm" title={t('wallet.noEntries')} text={t('wallet.noEntriesText')}>
      {(range === 'today' || range === 'week') && (
        <Button onClick={() => onChoice({ range: 'month' })}>{t('wallet.widen')}</Button>
      )}
      {range === 'month' && (
        <Button onClick={() => onChoice({ range: 'own', ...lastNinetyDays() })}>
          {t('wallet.widenMore')}
        </Button>
      )}
      {kind !== 0 && <Button onClick={() => onChoice({ kind: 0 })}>{t('wallet.allKinds')}</Button>}
    </EmptyState>
  );
}

/** Days before today; 92 days would be too long by an hour when the clocks go back. */
const DAYS_BEFORE = 89;

function lastNinetyDays(): Pick<Choice, 'from' | 'to'> {
  const last = today();
  const first = new Date(last.getFullYear(), last.getMonth(), last.getDate() - DAYS_BEFORE);
  return { from: dayText(first), to: dayText(last) };
}
