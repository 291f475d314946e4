import { useState } from 'react';
import { inUnits } from '#src/lib/duration.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import styles from './Exclusion.module.css';
import { EXCLUSIONS } from './limit-rules.ts';
import { endOf, isLongEnough, usePause } from './use-pause.ts';
import { useWords } from './use-words.ts';

interface ExclusionProps {
  /** Epoch seconds, if one is in force; 0 has no end. */
  readonly until: number | null;
  readonly onDone: () => void;
}

/** First the length, then what it means, agreed to in words. */
export function Exclusion({ until, onDone }: ExclusionProps) {
  const { t, locale, moment } = useWords();
  const offered = until === 0 ? [] : EXCLUSIONS.filter((days) => isLongEnough(days, until));
  const [chosen, setChosen] = useState<number>();
  const [isSecondStep, setSecondStep] = useState(false);
  const days = offered.find((each) => each === chosen) ?? offered[0];
  if (days === undefined) return <p>{t('safer-play.pausedNoEnd')}</p>;
  if (isSecondStep) return <SecondStep days={days} onBack={() => setSecondStep(false)} onDone={onDone} />;
  const nameOf = (id: number): string => {
    if (id === 0) return t('safer-play.noEnd');
    return id < 365 ? inUnits(id / 30, 'month', locale) : inUnits(id / 365, 'year', locale);
  };
  return (
    <Stack>
      <RadioCards
        label={t('safer-play.howLong')}
        name="exclusion"
        current={days}
        cards={offered.map((id) => ({
          id,
          title: nameOf(id),
          detail: id === 0 ? t('safer-play.noEndText') : t('safer-play.until', { time: moment(endOf(id)) }),
        }))}
        onSelect={setChosen}
      />
      <Button isWide onClick={() => setSecondStep(true)}>
        {t('safer-play.continue')}
      </Button>
    </Stack>
  );
}

const CONSEQUENCES = ['excludeStops', 'excludeKeeps', 'excludeFirm'] as const;

interface SecondStepProps {
  readonly days: number;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function SecondStep({ days, onBack, onDone }: SecondStepProps) {
  const { t, moment } = useWords();
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const { problem, isBusy, reason, begin } = usePause('exclude', onDone);
  const exclude = () => (isAgreed ? void begin(days) : setError(t('safer-play.agreeFirst')));
  return (
    <Stack>
      <p>
        <strong>
          {days === 0
            ? t('safer-play.excludeForGood')
            : t('safer-play.excludeUntil', { time: moment(endOf(days)) })}
        </strong>
      </p>
      <ul className={styles.list}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(`safer-play.${key}`)}</li>
        ))}
      </ul>
      <Checkbox
        isChecked={isAgreed}
        error={error}
        onCheck={(isNow) => {
          setAgreed(isNow);
          setError(undefined);
        }}
      >
        {t('safer-play.excludeAgree')}
      </Checkbox>
      <Problem text={problem} />
      <div className={styles.buttons}>
        <Button isWide onClick={onBack}>
          {t('safer-play.excludeNo')}
        </Button>
        <Button isWide variant="danger" isBusy={isBusy} reason={reason} onClick={exclude}>
          {t('safer-play.excludeYes')}
        </Button>
      </div>
    </Stack>
  );
}
