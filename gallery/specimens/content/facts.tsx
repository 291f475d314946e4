import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { specimenOf } from '../../specimen.ts';

const sum = [
  { name: 'Deposit', value: <Amount coin={150_000} form="exact" /> },
  { name: 'Fee', value: <Amount coin={-1_050} form="exact" /> },
];

export const facts = specimenOf(
  { Facts },
  {
    plain: <Facts facts={sum} />,
    'with a total': (
      <Facts
        facts={[
          ...sum,
          { name: 'Arrives', value: <Amount coin={148_950} form="exact" hasCoin />, isTotal: true },
        ]}
      />
    ),
    'long value': <Facts facts={[{ name: 'Order', value: '20261121140512000000004217739' }]} />,
  },
);
