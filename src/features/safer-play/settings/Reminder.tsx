import { useConfig } from '#src/data/config/use-config.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { duration } from '#src/lib/duration.ts';
import { useMutation } from '#src/patterns/form/use-mutation.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { changeReminder, type LimitCall, REMINDER_KEY } from './actions.ts';
import { LIMIT_MEANINGS } from './limit-meanings.ts';
import styles from './Reminder.module.css';
import { useWords } from './use-words.ts';

const USUAL = [15, 30, 60];

/** How often a game says how long it has been played, and with what result. */
export function Reminder({ minutes }: { minutes: number }) {
  const { t, locale } = useWords();
  const offered = useConfig()?.clientConfig.saferPlay?.realityCheckMinutes ?? USUAL;
  const { problem, run } = useMutation<LimitCall>(LIMIT_MEANINGS);
  const isBusy = useIsMutating(REMINDER_KEY);
  const reason = useReason();
  return (
    <Section title={t('safer-play.reminder')} text={t('safer-play.reminderText')}>
      <div className={styles.choice} aria-busy={isBusy}>
        <Problem text={problem ?? reason} />
        <RadioCards
          label={t('safer-play.reminder')}
          name="reminder"
          current={minutes}
          cards={[0, ...offered].map((id) => ({
            id,
            title:
              id === 0 ? t('safer-play.reminderOff') : t('safer-play.every', { time: duration(id, locale) }),
            ...(reason !== undefined && { reason: '' }),
          }))}
          onSelect={(chosen) => void run(changeReminder(chosen))}
        />
      </div>
    </Section>
  );
}
