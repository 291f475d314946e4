import { chooseLanguage } from '#src/i18n/choose.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { globe } from '#src/ui/Icon/shapes.ts';
import styles from './LanguageMenu.module.css';
import { ALL, useLanguage } from './use-language.ts';

/** The same choice in one line, for a visitor who is about to fill in a form. Typed text stays. */
export function LanguageMenu() {
  const t = useT();
  const [current, choose] = useLanguage(chooseLanguage);
  return (
    <span className={styles.menu}>
      <Icon of={globe} isSmall />
      <select
        className={styles.list}
        aria-label={t('common.language')}
        value={current}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {ALL.map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag} translate="no">
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
