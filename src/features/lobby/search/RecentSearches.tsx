import { useT } from '#src/i18n/t.ts';
import { cross } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './RecentSearches.module.css';

interface RecentSearchesProps {
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onForget: (text: string) => void;
}

export function RecentSearches({ texts, onChoose, onForget }: RecentSearchesProps) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('lobby.recentSearches')}>
      <h2 className={styles.title}>{t('lobby.recentSearches')}</h2>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.text} onClick={() => onChoose(text)}>
              {text}
            </button>
            <IconButton
              icon={cross}
              label={t('lobby.forgetSearch', { text })}
              onClick={() => onForget(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
