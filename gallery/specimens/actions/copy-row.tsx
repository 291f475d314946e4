import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { specimenOf } from '../../specimen.ts';
import { Card } from '../../stage/Row.tsx';

export const copyRow = specimenOf(
  { CopyRow },
  {
    plain: (
      <Card>
        <CopyRow title="Member number" value="10042" />
      </Card>
    ),
    shown: (
      <Card>
        <CopyRow title="Account" value="TH6612345678901234" shown="TH66 1234 5678 9012 34" />
      </Card>
    ),
    'long value': (
      <Card>
        <CopyRow title="Your link" value="https://halcyon.example/auth/register?invite=K7Q2M9XA4T" />
      </Card>
    ),
  },
);
