import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const options = [
  { id: 0, text: 'Choose a bank' },
  { id: 1, text: 'Bank of the Calm Sea' },
  { id: 2, text: 'First Savings and Loan Association of the Eastern Provinces' },
];

const select = (name: string, start: number, error?: string) => (
  <WithState start={start}>
    {(value, choose) => (
      <SelectField label="Bank" name={name} options={options} value={value} error={error} onValue={choose} />
    )}
  </WithState>
);

export const selectField = specimenOf(
  { SelectField },
  {
    plain: select('bank-plain', 1),
    error: select('bank-error', 0, 'Choose the bank of your account'),
    'long text': select('bank-long', 2),
  },
);
