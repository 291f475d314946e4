import { Form } from '#src/patterns/form/Form.tsx';
import { useT } from '#src/i18n/t.ts';
import { handOver } from '../flow/account-to-sign-in.ts';
import { TextButton } from '../methods/TextButton.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { InviteNote } from '../invite/InviteNote.tsx';
import { NewMemberFields } from './NewMemberFields.tsx';
import { type RegistrationOptions, useRegistration } from './use-registration.ts';

interface RegisterFormProps extends RegistrationOptions {
  readonly onLogin: () => void;
}

export function RegisterForm({ onLogin, ...options }: RegisterFormProps) {
  const t = useT();
  const form = useRegistration(options);
  const { failure, clear } = form.submission;
  const { method } = options.offered;
  const signInInstead = () => {
    const account = method === 'account' ? form.value.account : form.phone.mobile;
    handOver({ account, hasNewPassword: false });
    onLogin();
  };
  return (
    <Form submission={form.submission} submitText={t('auth.signUp')}>
      <InviteNote
        invite={form.invite}
        error={failure.fields['invite']}
        onDrop={() => {
          form.dropInvite();
          clear('invite');
        }}
      />
      <NewMemberFields
        method={method}
        form={form}
        ifTaken={form.isTaken && <TextButton text={t('auth.signInInstead')} onPress={signInInstead} />}
      />
      <ConsentBoxes
        value={form.value}
        errors={failure.fields}
        onChange={(name, isGiven) => {
          form.change({ [name]: isGiven });
          clear(name);
        }}
      />
    </Form>
  );
}
