import { Icon } from '#src/ui/Icon/Icon.tsx';
import * as shapes from '#src/ui/Icon/shapes.ts';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import { specimenOf } from '../../specimen.ts';
import { Row } from '../../stage/Row.tsx';
import styles from './icon.module.css';

const { arrowLeft, chevronRight, heart, star } = shapes;

export const icon = specimenOf(
  { Icon },
  {
    isSmall: (
      <Row>
        <Icon of={heart} isSmall />
        <Icon of={heart} />
      </Row>
    ),
    isDirectional: (
      <Row>
        <Icon of={arrowLeft} isDirectional />
        <Icon of={chevronRight} isDirectional />
      </Row>
    ),
    isFilled: (
      <Row>
        <Icon of={heart} isFilled />
        <Icon of={star} isFilled />
      </Row>
    ),
    shapes: (
      <ul className={styles.shapes} data-wide="">
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className={styles.shape}>
            <Icon of={shape} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    ),
  },
);

export const mark = specimenOf({ Mark }, { plain: <Mark /> });
