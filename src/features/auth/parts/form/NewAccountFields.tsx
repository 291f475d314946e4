import { useT } from '#src/i18n/t.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { useNameAndPassword } from './use-name-and-password.ts';

interface NewAccountFieldsProps {
  readonly account: string;
  readonly password: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onAccount: (account: string) => void;
  readonly onPassword: (password: string) => void;
}

export function NewAccountFields(props: NewAccountFieldsProps) {
  const { account, password, errors, onAccount, onPassword } = props;
  const t = useT();
  const { lengthHint, counter } = useNameAndPassword();
  return (
    <>
      <TextField
        label={t('auth.account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        hint={lengthHint('account')}
        counter={counter('account', account)}
        error={errors['account']}
        onValue={(text) => onAccount(text.trim())}
      />
      <PasswordField
        label={t('auth.password')}
        showLabel={t('auth.showPassword')}
        name="password"
        autoComplete="new-password"
        value={password}
        hint={lengthHint('password')}
        counter={counter('password', password)}
        error={errors['password']}
        onValue={onPassword}
      />
    </>
  );
}
