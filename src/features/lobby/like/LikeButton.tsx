import type { Game } from '#src/contract/config.ts';
import { useIsLiked } from './use-is-liked.ts';
import { useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { heart } from '#src/ui/Icon/shapes.ts';
import { like } from './actions.ts';
import styles from './LikeButton.module.css';

export function LikeButton({ game: { gameId, name } }: { game: Game }) {
  const t = useT();
  const isLiked = useIsLiked(gameId);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      aria-label={t('shell.like', { name })}
      onClick={() => void like(gameId)}
    >
      <Icon of={heart} isSmall isFilled={isLiked} />
      <span>{t('game.like')}</span>
    </button>
  );
}
