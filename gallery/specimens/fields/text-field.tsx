import type { ComponentProps } from 'react';
import { typedDigits } from '#src/lib/text/typed.ts';
import { search } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { specimenOf } from '../../specimen.ts';
import { Prefix } from '../../stage/Row.tsx';
import { WithState } from '../../stage/WithState.tsx';

type Rest = Partial<ComponentProps<typeof TextField>>;

const field = (start: string, rest: Rest = {}) => (
  <WithState start={start}>
    {(value, type) => <TextField label="Account" value={value} onValue={type} {...rest} />}
  </WithState>
);

export const textField = specimenOf(
  { TextField },
  {
    empty: field(''),
    filled: field('kingfisher'),
    hint: field('', { hint: '4 to 16 letters and digits' }),
    error: field('a b', { error: 'Letters and digits only' }),
    'long error': field('a', {
      error: 'This account is taken. Choose another one, or sign in if it is yours.',
      counter: '1/16',
    }),
    counter: field('kingfisher', { hint: '4 to 16 letters and digits', counter: '10/16' }),
    start: field('2 123 4567', { start: <Prefix>+66</Prefix>, label: 'Phone' }),
    end: field('kingfisher', { end: <IconButton icon={search} label="Find" /> }),
    format: field('123456', { label: 'Code', format: typedDigits }),
    disabled: field('kingfisher', { disabled: true }),
    readOnly: field('kingfisher', { readOnly: true }),
    date: field('2026-11-21', { type: 'date' }),
  },
);

type PasswordRest = Partial<ComponentProps<typeof PasswordField>>;

const password = (start: string, rest: PasswordRest = {}) => (
  <WithState start={start}>
    {(value, type) => (
      <PasswordField
        label="Password"
        showLabel="Show password"
        autoComplete="off"
        value={value}
        onValue={type}
        {...rest}
      />
    )}
  </WithState>
);

export const passwordField = specimenOf(
  { PasswordField },
  {
    empty: password(''),
    filled: password('a calm sea'),
    hint: password('', { hint: 'At least 8 characters' }),
    error: password('calm', { error: 'At least 8 characters' }),
    counter: password('a calm sea', { counter: '10/32' }),
    start: password('a calm sea', { start: <Prefix>No.</Prefix> }),
  },
);
