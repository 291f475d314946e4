import type { LobbyAd } from '#src/contract/config.ts';
import type { Target } from '#src/navigation/activity-target.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Ad } from './Ad.tsx';

interface AdLabels {
  readonly ads: string;
  /** Its position: "Offer 1 of 4". */
  readonly ad: (index: number, count: number) => string;
  /** What a tap does. */
  readonly action: (href: string) => string;
  readonly pause: string;
  readonly play: string;
}

interface AdCarouselProps {
  readonly ads: readonly LobbyAd[];
  /** `gameResourceUrl`. */
  readonly pictures: string;
  readonly labels: AdLabels;
  /** Its destination; an ad without one in this build is not shown. */
  readonly targetOf: (ad: LobbyAd) => Target | undefined;
  /** Small pictures that stand still. */
  readonly isLight: boolean;
}

export function AdCarousel({ ads, pictures, labels, targetOf, isLight }: AdCarouselProps) {
  const shown = ads.flatMap((ad) => {
    const target = targetOf(ad);
    return target ? [{ ad, target }] : [];
  });
  if (shown.length === 0) return null;
  const slides = shown.map(({ ad, target }, index) => ({
    id: ad.id,
    content: (
      <Ad
        ad={ad}
        pictures={pictures}
        action={labels.action(target.href)}
        position={labels.ad(index + 1, shown.length)}
        target={target}
        isEager={index === 0}
        isLight={isLight}
      />
    ),
  }));
  const { ads: label, pause: pauseLabel, play: playLabel } = labels;
  return <Carousel {...{ label, pauseLabel, playLabel, slides }} isStill={isLight} />;
}
