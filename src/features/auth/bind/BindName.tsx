import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import {
  ACCOUNT_TAKEN,
  ALREADY_BOUND,
  CODE_EXPIRED,
  MOBILE_TAKEN,
  RECENT_PROOF_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CODE,
} from '#src/contract/errors.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { BIND, bindName } from './actions.ts';
import { AccountField } from '../fields/AccountField.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { useNameAndPassword } from '../fields/use-name-and-password.ts';
import { OthersNote } from './OthersNote.tsx';
import { useBinding } from './use-binding.ts';

interface BindNameProps {
  /** A member with a password has to type it, so that nobody else can add a name to the account. */
  readonly hasPassword: boolean;
  readonly onBound: () => void;
}

type Field = 'account' | 'password';

/** Sends neither a number nor a code. */
const MEANINGS: Meanings<typeof authCalls.bindAccount, Field> = {
  [ACCOUNT_TAKEN]: 'account',
  [TOO_MANY_TRIES]: 'locked',
  [ALREADY_BOUND]: 'handled',
  [RECENT_PROOF_REQUIRED]: 'message',
  [MOBILE_TAKEN]: 'message',
  [WRONG_CODE]: 'message',
  [CODE_EXPIRED]: 'message',
};

export function BindName({ hasPassword, onBound }: BindNameProps) {
  const t = useT();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const rules = useNameAndPassword();
  const binding = useBinding(onBound);
  const submission = useSubmission<typeof authCalls.bindAccount, Field>({
    key: BIND,
    fields: ['account', 'password'],
    bounds: rules.bounds,
    meanings: MEANINGS,
    check: () => ({ ...rules.checkNewAccount(account), ...rules.checkPassword(password) }),
    send: () => binding.attempt(() => bindName(account, password)),
  });
  const { failure, clear } = submission;
  const passwordField = {
    value: password,
    error: failure.fields['password'],
    onValue(text: string) {
      setPassword(text);
      clear('password');
    },
  };
  return (
    <Form submission={submission} submitText={t('auth.bindNow')}>
      <AccountField
        value={account}
        error={failure.fields['account']}
        autoComplete="username"
        hint={rules.lengthHint('account')}
        counter={rules.counter('account', account)}
        onValue={(name) => {
          setAccount(name);
          clear('account');
        }}
      />
      {hasPassword ? (
        <PasswordField
          {...passwordField}
          label={t('auth.ownPassword')}
          showLabel={t('common.showPassword')}
          name="password"
          autoComplete="current-password"
        />
      ) : (
        <NewPasswordField {...passwordField} />
      )}
      <OthersNote isShown={binding.isOthers} />
    </Form>
  );
}
