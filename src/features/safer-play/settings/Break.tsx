import { useState } from 'react';
import { ask } from '#src/navigation/dialog.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { inUnits } from '#src/lib/duration.ts';
import { BREAKS } from './limit-rules.ts';
import { endOf, isLongEnough, usePause } from './use-pause.ts';
import { useWords } from './use-words.ts';

interface BreakProps {
  /** Epoch seconds, if one is in force: it can only be made longer. */
  readonly until: number | null;
  readonly onDone: () => void;
}

/** Asks once, because nobody can end it early. */
export function Break({ until, onDone }: BreakProps) {
  const { t, locale, moment } = useWords();
  const offered = BREAKS.filter((days) => isLongEnough(days, until));
  const [chosen, setChosen] = useState<number>();
  const { problem, isBusy, reason, begin } = usePause('break', onDone);
  const days = offered.find((each) => each === chosen) ?? offered[0];
  if (days === undefined) return <p>{t('safer-play.longestBreak')}</p>;
  const start = async () => {
    const isSure = await ask({
      id: 'break',
      title: t('safer-play.breakTitle'),
      text: t('safer-play.breakAsk', { time: moment(endOf(days)) }),
      confirm: t('safer-play.breakBegin'),
      cancel: t('safer-play.breakNo'),
    });
    if (isSure) await begin(days);
  };
  return (
    <Stack>
      <RadioCards
        label={t('safer-play.howLong')}
        name="break"
        current={days}
        cards={offered.map((id) => ({
          id,
          title: id % 7 === 0 ? inUnits(id / 7, 'week', locale) : inUnits(id, 'day', locale),
          detail: t('safer-play.until', { time: moment(endOf(id)) }),
        }))}
        onSelect={setChosen}
      />
      <Problem text={problem} />
      <Button isWide isBusy={isBusy} reason={reason} onClick={() => void start()}>
        {t('safer-play.breakBegin')}
      </Button>
    </Stack>
  );
}
