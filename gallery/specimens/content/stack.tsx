import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { specimenOf } from '../../specimen.ts';
import { Card } from '../../stage/Row.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';

const card = (title: string) => (
  <Card>
    <ListRow title={title} />
  </Card>
);

export const stack = specimenOf(
  { Stack },
  {
    plain: (
      <Stack>
        {card('First part')}
        {card('Second part')}
      </Stack>
    ),
  },
);

export const visuallyHidden = specimenOf(
  { VisuallyHidden },
  {
    plain: (
      <p>
        <span>The next sentence is only read aloud.</span>
        <VisuallyHidden> It is here.</VisuallyHidden>
      </p>
    ),
  },
);
