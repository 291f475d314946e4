import { useState } from 'react';
import type { LimitKind, LimitState } from '#src/contract/limits.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitForm } from './LimitForm.tsx';
import { KINDS, limitsOf } from './limit-rules.ts';
import { useWords } from './use-words.ts';

/** One kind is open at a time. */
export function Limits({ state }: { state: LimitState }) {
  const { t, valueOf } = useWords();
  const [open, setOpen] = useState<LimitKind>();
  const detailOf = (kind: LimitKind) => {
    const set = limitsOf(state, kind);
    if (set.length === 0) return t('safer-play.noLimit');
    return set
      .map(({ value, period }) => `${valueOf(kind, value)} ${t(`safer-play.per_${period}`)}`)
      .join(' · ');
  };
  return (
    <Section title={t('safer-play.limits')} text={t('safer-play.limitsText')}>
      {KINDS.map((kind) => (
        <Disclosure
          key={kind}
          title={t(`safer-play.limit_${kind}`)}
          detail={detailOf(kind)}
          isOpen={open === kind}
          onToggle={(isOpen) => setOpen(isOpen ? kind : undefined)}
        >
          <Stack>
            {limitsOf(state, kind).map((limit) => (
              <LimitCard key={limit.period} limit={limit} />
            ))}
            <LimitForm kind={kind} state={state} />
          </Stack>
        </Disclosure>
      ))}
    </Section>
  );
}
