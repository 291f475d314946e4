import type { ComponentProps } from 'react';
import { AmountField } from '#src/patterns/money/AmountField.tsx';
import { MoneyNotice } from '#src/patterns/money/MoneyNotice.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const PRESETS = [10_000, 50_000, 100_000, 500_000];

const field = (start: string, rest: Partial<ComponentProps<typeof AmountField>> = {}) => (
  <WithState start={start}>
    {(value, type) => (
      <AmountField
        label="Amount"
        value={value}
        onValue={type}
        presets={PRESETS}
        presetsLabel="Amounts"
        amount={Number(value.replaceAll(',', '')) * 100}
        {...rest}
      />
    )}
  </WithState>
);

export const amountField = specimenOf(
  { AmountField },
  {
    empty: field(''),
    amount: field('500'),
    hint: field('', { hint: 'From 100 to 50,000' }),
    error: field('7', { error: 'At least 100' }),
    presetText: field('', { presetText: (amount) => `+ ${amount}` }),
    'without presets': field('', { presets: [] }),
  },
);

export const moneyNotice = specimenOf(
  { MoneyNotice },
  {
    state: {
      checking: <MoneyNotice state="checking" />,
      notThrough: <MoneyNotice state="notThrough" />,
      ready: <MoneyNotice state="ready" />,
      sending: <MoneyNotice state="sending" />,
    },
  },
);
