import { memo, useRef } from 'react';
import type { Game } from '#src/contract/config.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { heart, wifiOff, wrench } from '#src/ui/Icon/shapes.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { useTrackView } from '#src/tracking/use-track-view.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture, PictureGround } from '#src/ui/Picture/Picture.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './GameTile.module.css';
import { useLongPress } from './use-long-press.ts';

/** Why the game cannot be played now. */
export interface GameNote {
  readonly kind: 'maintenance' | 'connection';
  readonly text: string;
}

interface TileLabels {
  readonly like: (name: string) => string;
  readonly details: (name: string) => string;
  readonly hot: string;
  readonly fresh: string;
}

/** Rows beside the grid. A game may be in several of them, and each is an element of its own for the analysts. */
export type RowName = 'recent' | 'liked' | 'recommended';

/** Shared by all tiles of a lobby; keep the object and its functions stable, or every tile renders again. */
export interface TileContext {
  /** Place of the tile, for the analysts. */
  readonly place: 'home' | 'search';
  /** `gameResourceUrl`. */
  readonly pictures: string;
  readonly labels: TileLabels;
  readonly hrefOf: (game: Game) => string;
  readonly onLike: (game: Game) => void;
  /** Called by a button, on a long press, or on a right click. */
  readonly onDetails?: ((game: Game) => void) | undefined;
  /** The connection is slow or metered: use small pictures. */
  readonly isLight?: boolean;
}

export interface GameTileProps {
  readonly game: Game;
  readonly context: TileContext;
  readonly isLiked: boolean;
  readonly note?: GameNote | undefined;
  readonly isEager?: boolean;
  /** Without one it is in the grid. */
  readonly row?: RowName;
  /** Display width of the picture, as in the `sizes` attribute. */
  readonly sizes: string;
}

export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, context, isLiked, note, isEager = false, row, sizes } = props;
  const { place, pictures, labels, hrefOf, onLike, onDetails, isLight = false } = context;
  const press = useLongPress(onDetails && (() => onDetails(game)));
  const { tile, trackOpen } = useTileEvents(game.gameId, place, row);
  const mark = game.hot ? labels.hot : game.isNew ? labels.fresh : undefined;
  return (
    <li ref={tile} className={styles.tile}>
      <Link
        className={styles.open}
        href={hrefOf(game)}
        draggable={false}
        onClickCapture={trackOpen}
        {...press}
      >
        <Picture
          name={game.name}
          base={`${pictures}${game.icon}`}
          widths={[160, 320]}
          sizes={sizes}
          isEager={isEager}
          isLight={isLight}
        />
        <span className={styles.name} translate="no">
          {game.name}
        </span>
        {mark && !note && <span className={styles.mark}>{mark}</span>}
        {note && <Note {...note} />}
      </Link>
      <button
        type="button"
        className={styles.like}
        aria-pressed={isLiked}
        aria-label={labels.like(game.name)}
        onClick={() => onLike(game)}
      >
        <Icon of={heart} isSmall />
      </button>
      {onDetails && (
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          aria-label={labels.details(game.name)}
          onClick={() => onDetails(game)}
        />
      )}
    </li>
  );
});

/** A cheap tile of the same size: a colour and a name. */
export const GameTilePlaceholder = ({ game, context }: Pick<GameTileProps, 'game' | 'context'>) => (
  <li className={styles.placeholder}>
    <PictureGround base={`${context.pictures}${game.icon}`} />
    <span className={styles.name} translate="no">
      {game.name}
    </span>
  </li>
);

function useTileEvents(gameId: number, place: TileContext['place'], row: RowName | undefined) {
  const tile = useRef<HTMLLIElement>(null);
  const trackClick = useTrackClick();
  const name = `${row ? `${place}.${row}` : place}.game.${gameId}`;
  const fields = { eventShowType: 'list' as const, eventRoomId: `${gameId}` as const };
  useTrackView(tile, name, fields);
  return { tile, trackOpen: () => trackClick(name, fields) };
}

/** Offline every tile has a note, so it is a small icon, with the text only for screen readers. */
function Note({ kind, text }: GameNote) {
  // A key makes new text a new element: changed text in the same element would count as a layout shift.
  const isSmall = kind === 'connection';
  return (
    <span className={isSmall ? styles.mark : styles.note} title={text}>
      <Icon of={isSmall ? wifiOff : wrench} isSmall />
      {isSmall ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span key={text} className={styles.words}>
          {text}
        </span>
      )}
    </span>
  );
}
