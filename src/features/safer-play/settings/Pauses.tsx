import { useState } from 'react';
import type { LimitState } from '#src/contract/limits.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import type { Pause } from './actions.ts';
import { Break } from './Break.tsx';
import { Exclusion } from './Exclusion.tsx';
import { useWords } from './use-words.ts';

/** Stopping for a while, or for good. */
export function Pauses({ state }: { state: LimitState }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Pause['kind']>();
  const toggle = (kind: Pause['kind']) => ({
    isOpen: open === kind,
    onToggle: (isOpen: boolean) => setOpen(isOpen ? kind : undefined),
  });
  const done = () => setOpen(undefined);
  return (
    <Section title={t('safer-play.pauses')} text={t('safer-play.pausesText')}>
      <Disclosure title={t('safer-play.break')} detail={t('safer-play.breakText')} {...toggle('break')}>
        <Break until={state.breakUntil} onDone={done} />
      </Disclosure>
      <Disclosure
        title={t('safer-play.exclusion')}
        detail={t('safer-play.exclusionText')}
        {...toggle('exclude')}
      >
        <Exclusion until={state.excludedUntil} onDone={done} />
      </Disclosure>
    </Section>
  );
}
