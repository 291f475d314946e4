import { TextField } from '#src/ui/TextField/TextField.tsx';
import { Titled } from '#src/ui/Titled/Titled.tsx';
import { specimenOf } from '../../specimen.ts';

export const titled = specimenOf(
  { Titled },
  {
    plain: (
      <Titled title="Where should it go?">
        <TextField label="Account number" value="" onValue={() => {}} />
      </Titled>
    ),
  },
);
