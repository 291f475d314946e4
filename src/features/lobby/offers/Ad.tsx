import { useRef } from 'react';
import type { LobbyAd } from '#src/contract/config.ts';
import type { Target } from '#src/navigation/activity-target.ts';
import { followTarget } from '#src/navigation/follow-target.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { useTrackView } from '#src/tracking/use-track-view.ts';
import { useIsNear } from '#src/ui/Carousel/near.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AdCarousel.module.css';

interface AdProps {
  readonly ad: LobbyAd;
  /** `gameResourceUrl`. */
  readonly pictures: string;
  /** What a tap does. */
  readonly action: string;
  /** Among the offers, as text. */
  readonly position: string;
  readonly target: Target;
  readonly isEager: boolean;
  readonly isLight: boolean;
}

export function Ad({ ad, pictures, action, position, target, isEager, isLight }: AdProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const trackClick = useTrackClick();
  const name = `home.banner.${ad.id}`;
  const fields = { eventShowType: 'list' as const };
  useTrackView(link, name, fields);
  const isNear = useIsNear();
  return (
    <Link
      ref={link}
      className={styles.ad}
      href={target.href}
      onClickCapture={() => trackClick(name, fields)}
      onClick={(event) => followTarget(target, event)}
      {...(target.kind === 'site' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Picture
        name={position}
        base={`${pictures}${ad.image}`}
        widths={[480, 960]}
        sizes="(min-width: 75rem) 28rem, (min-width: 40rem) 46vw, 92vw"
        ratio="banner"
        isEager={isEager}
        isHeld={!isNear}
        isLight={isLight}
      />
      <span className={styles.caption}>
        <b className={styles.title}>{ad.title}</b>
        <span className={styles.action}>{` ${action}`}</span>
      </span>
      <VisuallyHidden>{` ${position}`}</VisuallyHidden>
    </Link>
  );
}
