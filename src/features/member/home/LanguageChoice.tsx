import { chooseLanguage } from '#src/i18n/choose.ts';
import { type Language, LANGUAGES } from '#src/i18n/languages.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { showToast } from '#src/navigation/toast.ts';
import { sendLanguage } from '../profile/actions.ts';
import styles from './LanguageChoice.module.css';

const ALL = Object.entries(LANGUAGES) as [Language, (typeof LANGUAGES)[Language]][];

/** Takes effect at once. Each language has its own name, so that a member can find theirs in any language. */
export function LanguageChoice() {
  const t = useT();
  const current = useSignalValue(language);
  const choose = async (chosen: Language) => {
    try {
      await chooseLanguage(chosen);
    } catch {
      // Its texts may not be on the device yet.
      showToast(t('common.needsConnection'), 'warning');
      return;
    }
    void sendLanguage(chosen);
  };
  return (
    <div className={styles.choice} role="radiogroup" aria-label={t('member.language')}>
      {ALL.map(([tag, { name }]) => (
        <label key={tag} className={styles.option}>
          <input
            type="radio"
            name="language"
            className={styles.mark}
            checked={tag === current}
            onChange={() => void choose(tag)}
          />
          <span lang={tag}>{name}</span>
        </label>
      ))}
    </div>
  );
}
