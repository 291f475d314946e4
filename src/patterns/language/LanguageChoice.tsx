import { useT } from '#src/i18n/t.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './LanguageChoice.module.css';
import { ALL, useLanguage } from './use-language.ts';

/** Takes effect at once. */
export function LanguageChoice() {
  const t = useT();
  const [current, choose] = useLanguage(chooseLanguage);
  return (
    <div className={styles.choice} role="radiogroup" aria-label={t('common.language')}>
      {ALL.map(([tag, { name }]) => (
        <label key={tag} className={styles.option}>
          <input
            type="radio"
            name="language"
            className={styles.mark}
            checked={tag === current}
            onChange={() => choose(tag)}
          />
          <span lang={tag} translate="no">
            {name}
          </span>
        </label>
      ))}
    </div>
  );
}
