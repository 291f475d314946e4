import type { LobbyAd } from '#src/contract/config.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './AdCarousel.module.css';

export interface AdLabels {
  readonly ads: string;
  /** The picture says the rest, so each is told by its place: "Offer 1 of 4". */
  readonly ad: (index: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

interface AdCarouselProps {
  readonly ads: readonly LobbyAd[];
  /** `gameResourceUrl`. */
  readonly pictures: string;
  readonly labels: AdLabels;
  /** Where it leads; undefined when it opens something on this page. */
  readonly hrefOf: (ad: LobbyAd) => string | undefined;
  readonly onOpen: (ad: LobbyAd) => void;
}

export function AdCarousel({ ads, pictures, labels, hrefOf, onOpen }: AdCarouselProps) {
  if (ads.length === 0) return null;
  const slides = ads.map((ad, index) => {
    const label = labels.ad(index + 1, ads.length);
    const picture = (
      <Picture
        name={label}
        base={`${pictures}${ad.image}`}
        widths={[480, 960]}
        sizes="(min-width: 75rem) 28rem, (min-width: 40rem) 46vw, 92vw"
        ratio="banner"
        isEager={index === 0}
      />
    );
    const href = hrefOf(ad);
    const content =
      href === undefined ? (
        <button type="button" className={styles.ad} aria-label={label} onClick={() => onOpen(ad)}>
          {picture}
        </button>
      ) : (
        <a className={styles.ad} href={href} aria-label={label} onClick={() => onOpen(ad)}>
          {picture}
        </a>
      );
    return { id: ad.id, content };
  });
  return <Carousel label={labels.ads} pauseLabel={labels.pause} playLabel={labels.play} slides={slides} />;
}
