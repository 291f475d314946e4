import { chooseLanguage } from '#src/i18n/choose.ts';
import { type Language, LANGUAGES } from '#src/i18n/languages.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { showToast } from '#src/navigation/toast.ts';
import styles from './LanguageChoice.module.css';

const ALL = Object.entries(LANGUAGES) as [Language, (typeof LANGUAGES)[Language]][];

/** Takes effect at once. Each language is written in itself, so that whoever is lost finds back. */
export function LanguageChoice() {
  const t = useT();
  const current = useSignalValue(language);
  const choose = (chosen: Language) =>
    // Its texts may not be on the device yet.
    chooseLanguage(chosen).catch(() => showToast(t('common.needsConnection'), 'warning'));
  return (
    <div className={styles.choice} role="radiogroup" aria-label={t('account.language')}>
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
