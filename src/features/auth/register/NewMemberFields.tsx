import type { Elements } from '#src/lib/elements.ts';
import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { AccountField } from '../fields/AccountField.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import type { SignInMethod } from '../methods/sign-in-methods.ts';
import type { RegistrationForm } from './use-registration.ts';

interface NewMemberFieldsProps {
  readonly method: SignInMethod;
  readonly form: RegistrationForm;
  /** Shown below a name or number that is taken. */
  readonly ifTaken: Elements;
}

export function NewMemberFields({ method, form, ifTaken }: NewMemberFieldsProps) {
  const { fields } = form.submission.failure;
  const { clear } = form.submission;
  return (
    <>
      {method === 'account' ? (
        <AccountField
          value={form.value.account}
          error={fields['account']}
          autoComplete="username"
          hint={form.rules.lengthHint('account')}
          counter={form.rules.counter('account', form.value.account)}
          onValue={(account) => {
            form.change({ account });
            clear('account');
          }}
        />
      ) : (
        <PhoneField
          value={form.phone.value}
          error={fields['mobile']}
          onValue={(number) => {
            form.phone.change(number);
            clear('mobile');
          }}
        />
      )}
      {ifTaken}
      {method === 'code' && <CodeField code={form.code} error={fields['smsCode']} />}
      <NewPasswordField
        value={form.password}
        error={fields['password']}
        onValue={(password) => {
          form.setPassword(password);
          clear('password');
        }}
      />
    </>
  );
}
