import { useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { useDraft } from '#src/data/queries/use-draft.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { REGISTER, REGISTER_DRAFT, register } from '../../actions.ts';
import { accountToSignIn } from './account-to-sign-in.ts';
import { AuthForm } from './AuthForm.tsx';
import { ConsentBoxes, type Consents } from './ConsentBoxes.tsx';
import type { Invite } from '../invite.ts';
import { InviteNote } from './InviteNote.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { useNameAndPassword } from './use-name-and-password.ts';
import { useSubmission } from './use-submission.ts';

interface RegisterFormProps {
  readonly invite: Invite;
  readonly onSignedIn: (awards: readonly Award[]) => void;
  readonly onLogin: () => void;
}

const EMPTY = { account: '', adult: false, agreeTerms: false, isRemembered: false };
const TAKEN = 1003;

export function RegisterForm({ invite, onSignedIn, onLogin }: RegisterFormProps) {
  const t = useT();
  const { value, change } = useDraft(REGISTER_DRAFT, EMPTY);
  const [password, setPassword] = useState('');
  const [isUninvited, setUninvited] = useState(false);
  const sentInvite = isUninvited ? {} : invite;
  const rules = useNameAndPassword();
  const submission = useSubmission({
    key: REGISTER,
    fields: ['account', 'password', 'adult', 'agreeTerms', 'invite'],
    bounds: rules.bounds,
    check: () => ({ ...rules.check({ account: value.account, password }), ...missingConsents(value, t) }),
    send: () => register({ ...value, password, invite: sentInvite }),
    onSignedIn,
  });
  const { failure, mend } = submission;
  const isTaken = failure.errcode === TAKEN;
  const goToLogin = () => {
    accountToSignIn.value = isTaken ? value.account : '';
    onLogin();
  };
  return (
    <AuthForm
      submission={submission}
      submitText={t('auth.signUp')}
      footer={<Button onClick={goToLogin}>{t(isTaken ? 'auth.signInInstead' : 'auth.toLogin')}</Button>}
    >
      <InviteNote
        invite={sentInvite}
        error={failure.fields['invite']}
        onDrop={() => {
          setUninvited(true);
          mend('invite');
        }}
      />
      <NewAccountFields
        account={value.account}
        password={password}
        errors={failure.fields}
        onAccount={(account) => {
          change({ account });
          mend('account');
        }}
        onPassword={(text) => {
          setPassword(text);
          mend('password');
        }}
      />
      <ConsentBoxes
        value={value}
        errors={failure.fields}
        onChange={(name, isGiven) => {
          change({ [name]: isGiven });
          mend(name);
        }}
      />
    </AuthForm>
  );
}

function missingConsents({ adult, agreeTerms }: Consents, t: Translate): Record<string, string> {
  const missing = t('auth.consentMissing');
  return { ...(!adult && { adult: missing }), ...(!agreeTerms && { agreeTerms: missing }) };
}
