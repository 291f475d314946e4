import { bell } from '#src/ui/Icon/shapes.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { RedDot } from '#src/ui/RedDot/RedDot.tsx';
import { specimenOf } from '../../specimen.ts';
import { Corner } from '../../stage/Row.tsx';

const dot = (count?: number) => (
  <Corner>
    <Icon of={bell} />
    <RedDot label="New messages" count={count} />
  </Corner>
);

export const redDot = specimenOf({ RedDot }, { plain: dot(), count: dot(3), 'large count': dot(128) });
