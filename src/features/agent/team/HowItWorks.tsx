import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import { language, useT } from '#src/i18n/t.ts';
import { percent } from '#src/lib/percent.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import { validInviteText } from '../valid-invite.ts';
import styles from './HowItWorks.module.css';

/** Three lines for whoever has no team yet. */
export function HowItWorks({ config }: { config: Pick<AppConfigShell, 'agentConfig'> }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { levels } = config.agentConfig;
  // Isolated, or the marks in an Arabic percentage would turn the whole list around.
  const shares = levels.map((level) => `\u2068${percent(level.percent, locale)}\u2069`);
  const rates = new Intl.ListFormat(locale).format(shares);
  return (
    <Section title={t('agent.rule')}>
      <ol className={styles.lines}>
        <li>{t('agent.howInvite')}</li>
        <li>{levels.length > 0 ? t('agent.howCommission', { rates }) : t('agent.howNoCommission')}</li>
        <li>{validInviteText(config, { t, locale })}</li>
      </ol>
    </Section>
  );
}
