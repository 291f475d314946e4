import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { SELF_EXCLUDED, TAKING_A_BREAK } from '#src/contract/errors.ts';
import { PUSH_TOPICS, type PushTopic, type pushCalls } from '#src/contract/push.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { language, type TextKey, useT } from '#src/i18n/t.ts';
import { describeFailure, type Meanings } from '#src/patterns/form/failure.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';
import { type SetFailure, setTopic } from './actions.ts';
import type { KeptPush } from './kept-push.ts';
import styles from './Topics.module.css';

const WORDS: Readonly<Record<PushTopic, readonly [title: TextKey, text: TextKey]>> = {
  withdraw: ['install.topicWithdraw', 'install.topicWithdrawText'],
  mail: ['install.topicMail', 'install.topicMailText'],
  bonus: ['install.topicBonus', 'install.topicBonusText'],
};

const MEANINGS: Meanings<typeof pushCalls.pushSet> = {
  [TAKING_A_BREAK]: 'message',
  [SELF_EXCLUDED]: 'message',
};

export function Topics({ kept }: { kept: KeptPush }) {
  const t = useT();
  const { problem, busy, change } = useChange(kept);
  return (
    <Section title={t('install.pushDevice')} text={t('install.pushIntro')}>
      {PUSH_TOPICS.map((topic) => {
        const [title, text] = WORDS[topic];
        const isOn = busy?.topic === topic ? busy.isOn : kept.topics[topic];
        return (
          <div key={topic} className={styles.topic}>
            <Switch isOn={isOn} onSwitch={(wanted) => change(topic, wanted)}>
              <span className={styles.title}>{t(title)}</span>
              <span className={styles.text}>{t(text)}</span>
            </Switch>
          </div>
        );
      })}
      <output className={styles.problem}>{problem}</output>
    </Section>
  );
}

interface Busy {
  readonly topic: PushTopic;
  readonly isOn: boolean;
}

/** One change at a time; the switch shows the wanted state until it is settled. */
function useChange(kept: KeptPush) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const [busy, setBusy] = useState<Busy>();
  const [failure, setFailure] = useState<SetFailure>();
  const change = (topic: PushTopic, isOn: boolean) => {
    if (busy) return;
    setBusy({ topic, isOn });
    setFailure(undefined);
    setTopic({ kept, topic, isOn })
      .then(setFailure)
      .catch((error: unknown) => reportError(error))
      .finally(() => setBusy(undefined));
  };
  return { problem: failure && wordsFor(failure), busy, change };

  function wordsFor(failed: SetFailure): string | undefined {
    if (failed === 'notAllowed') return t('install.pushNotAllowed');
    if (failed === 'notRegistered') return t('install.pushNotRegistered');
    return describeFailure(failed, { meanings: MEANINGS, t, locale, now: platformTime() }).form;
  }
}
