import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const terms = (
  <>
    I have read the <a href="#Checkbox">terms of use</a>
  </>
);

const box = (start: boolean, rest: { error?: string; name?: string } = {}) => (
  <WithState start={start}>
    {(isChecked, check) => (
      <Checkbox isChecked={isChecked} onCheck={check} {...rest}>
        {terms}
      </Checkbox>
    )}
  </WithState>
);

export const checkbox = specimenOf(
  { Checkbox },
  {
    isChecked: box(true),
    'not checked': box(false),
    error: box(false, { error: 'Needed to go on' }),
    name: box(true, { name: 'terms' }),
  },
);
