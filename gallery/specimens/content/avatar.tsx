import { Avatar } from '#src/ui/Avatar/Avatar.tsx';
import { FIGURES } from '#src/ui/Avatar/figures.ts';
import { specimenOf } from '../../specimen.ts';
import { Row } from '../../stage/Row.tsx';
import { MISSING_PICTURE, OWN_PICTURE } from '../../stage/pictures.ts';

export const avatar = specimenOf(
  { Avatar },
  {
    index: (
      <Row>
        {FIGURES.map((figure, index) => (
          <Avatar key={figure} index={index} />
        ))}
      </Row>
    ),
    picture: (
      <Row>
        <Avatar index={0} picture={OWN_PICTURE} />
        <Avatar index={0} picture={OWN_PICTURE} isLarge />
      </Row>
    ),
    'picture missing': <Avatar index={4} picture={MISSING_PICTURE} />,
    isLarge: <Avatar index={9} isLarge />,
  },
);
