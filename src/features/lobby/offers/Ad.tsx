import { useRef } from 'react';
import type { LobbyAd } from '#src/contract/config.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { useTrackView } from '#src/tracking/use-track-view.ts';
import { useIsNear } from '#src/ui/Carousel/near.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './AdCarousel.module.css';

interface AdProps {
  readonly ad: LobbyAd;
  /** `gameResourceUrl`. */
  readonly pictures: string;
  readonly label: string;
  readonly href: string;
  readonly isEager: boolean;
}

export function Ad({ ad, pictures, label, href, isEager }: AdProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const trackClick = useTrackClick();
  const name = `home.banner.${ad.id}`;
  const fields = { eventShowType: 'list' as const };
  useTrackView(link, name, fields);
  const isNear = useIsNear();
  const isOutside = !href.startsWith('/');
  return (
    <a
      ref={link}
      className={styles.ad}
      href={href}
      aria-label={label}
      onClick={() => trackClick(name, fields)}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Picture
        name={label}
        base={`${pictures}${ad.image}`}
        widths={[480, 960]}
        sizes="(min-width: 75rem) 28rem, (min-width: 40rem) 46vw, 92vw"
        ratio="banner"
        isEager={isEager}
        isHeld={!isNear}
      />
    </a>
  );
}
