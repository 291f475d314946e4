import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { MISSING, PICTURE, WIDTHS } from '../../stage/pictures.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    content: (
      <Picture
        name={`Offer ${index + 1}`}
        base={index === 0 ? PICTURE : `${MISSING}-${index}`}
        widths={WIDTHS}
        sizes="22rem"
        ratio="banner"
      />
    ),
  }));

const carousel = (count: number, isStill: boolean) => (
  <PageFrame>
    <Carousel label="Offers" pauseLabel="Pause" playLabel="Play" isStill={isStill} slides={slidesOf(count)} />
  </PageFrame>
);

export const carousels = specimenOf(
  { Carousel },
  {
    moving: onPage(carousel(4, false), { isShort: true }),
    isStill: onPage(carousel(4, true), { isShort: true }),
    'one slide': onPage(carousel(1, true), { isShort: true }),
    'wide screen': onPage(carousel(5, true), { isShort: true, isDesktop: true }),
  },
);
