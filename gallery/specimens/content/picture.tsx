import type { ComponentProps } from 'react';
import { Picture, PictureGround } from '#src/ui/Picture/Picture.tsx';
import { specimenOf } from '../../specimen.ts';
import { MISSING, PICTURE, WIDTHS } from '../../stage/pictures.ts';
import { Row, Tile } from '../../stage/Row.tsx';

const picture = (rest: Partial<ComponentProps<typeof Picture>> = {}) => (
  <Picture name="Harbour Lights" base={PICTURE} widths={WIDTHS} sizes="9rem" {...rest} />
);
const tile = (rest?: Partial<ComponentProps<typeof Picture>>) => <Tile>{picture(rest)}</Tile>;

export const pictures = specimenOf(
  { Picture },
  {
    ratio: { square: tile({ ratio: 'square' }), banner: picture({ ratio: 'banner', sizes: '20rem' }) },
    isEager: tile({ isEager: true }),
    isHeld: tile({ isHeld: true }),
    isLight: tile({ isLight: true }),
    missing: tile({ base: MISSING }),
    'missing banner': picture({ base: `${MISSING}-banner`, ratio: 'banner' }),
  },
);

export const pictureGround = specimenOf(
  { PictureGround },
  {
    colours: (
      <Row>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((base) => (
          <Tile key={base}>
            <PictureGround base={base} />
          </Tile>
        ))}
      </Row>
    ),
  },
);
