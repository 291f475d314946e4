import type { ComponentProps } from 'react';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Balance } from '#src/ui/Balance/Balance.tsx';
import { specimenOf } from '../../specimen.ts';
import { Row } from '../../stage/Row.tsx';

const forms = (form: NonNullable<ComponentProps<typeof Amount>['form']>) => (
  <Row>
    <Amount form={form} coin={1_234_567} />
    <Amount form={form} coin={-98_750} />
    <Amount form={form} coin={0} />
    <Amount form={form} coin={1_234_567} hasCoin />
  </Row>
);

export const amount = specimenOf(
  { Amount },
  {
    form: {
      whole: forms('whole'),
      signed: forms('signed'),
      exact: forms('exact'),
      exactSigned: forms('exactSigned'),
    },
    hasCoin: <Amount coin={1_234_567} hasCoin />,
    isStale: <Amount coin={1_234_567} hasCoin isStale />,
  },
);

const refresh = () => {};

export const balance = specimenOf(
  { Balance },
  {
    coin: <Balance label="Refresh balance" coin={1_234_567} onRefresh={refresh} />,
    'not read yet': <Balance label="Refresh balance" coin={undefined} isBusy onRefresh={refresh} />,
    isStale: <Balance label="Refresh balance" coin={1_234_567} isStale onRefresh={refresh} />,
    isBusy: <Balance label="Refresh balance" coin={1_234_567} isBusy onRefresh={refresh} />,
    'large amount': <Balance label="Refresh balance" coin={98_765_432_100} onRefresh={refresh} />,
  },
);
