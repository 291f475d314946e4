import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const areaAt = (start: string, more: { readonly error?: string; readonly counter?: string } = {}) => (
  <WithState start={start}>
    {(value, set) => <TextArea label="Your message" rows={3} value={value} onValue={set} {...more} />}
  </WithState>
);

export const textArea = specimenOf(
  { TextArea },
  {
    empty: areaAt(''),
    filled: areaAt('My deposit from this morning is not in my balance.'),
    counter: areaAt('My deposit is not in my balance.', { counter: '32/1000' }),
    error: areaAt('', { error: 'Fill this in.', counter: '0/1000' }),
    'long text': areaAt('Whoever-writes-without-a-blank-goes-to-the-next-line-all-the-same '.repeat(4)),
  },
);
