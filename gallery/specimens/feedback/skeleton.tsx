import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { specimenOf } from '../../specimen.ts';
import { Row, Tile } from '../../stage/Row.tsx';

export const skeleton = specimenOf(
  { Skeleton },
  {
    shape: {
      line: <Skeleton shape="line" />,
      square: (
        <Tile>
          <Skeleton shape="square" />
        </Tile>
      ),
      row: <Skeleton shape="row" />,
      banner: <Skeleton shape="banner" />,
    },
  },
);

export const spinner = specimenOf(
  { Spinner },
  {
    'beside text': (
      <Row>
        <Spinner />
        <span>Looking for the result</span>
      </Row>
    ),
  },
);
