import { useT } from '#src/i18n/t.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { useNameAndPassword } from './use-name-and-password.ts';

interface NewPasswordFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (password: string) => void;
}

/** Shows its rules beforehand, and the length while typing. */
export function NewPasswordField({ label, ...field }: NewPasswordFieldProps) {
  const t = useT();
  const { lengthHint, counter } = useNameAndPassword();
  return (
    <PasswordField
      {...field}
      label={label ?? t('auth.password')}
      showLabel={t('common.showPassword')}
      name="password"
      autoComplete="new-password"
      hint={lengthHint('password')}
      counter={counter('password', field.value)}
    />
  );
}
