import { useState } from 'react';
import { eye, eyeOff } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'format' | 'type' | 'end' | 'autoComplete'> {
  readonly showLabel: string;
  /** Tells the password manager whether to fill in or to suggest. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** Allows pasting, and can show the typed text. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? eyeOff : eye}
          label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
