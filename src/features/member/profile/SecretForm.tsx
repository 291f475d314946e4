import { useState } from 'react';
import { WRONG_CREDENTIALS, WRONG_SAFE_PASSWORD } from '#src/contract/errors.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { lengthProblem, type Meanings, problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { type Submission, useSubmission } from '#src/patterns/form/use-submission.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { changeProfile, profileKey } from './actions.ts';
import { type ProfileCall, WITHOUT_PASSWORD } from './meanings.ts';
import styles from './SecretForm.module.css';

type Name = 'password' | 'safeboxPassword';
type Field = `${Name}.${'old' | 'new'}`;

interface Secret {
  readonly name: Name;
  readonly old: TextKey;
  readonly new: TextKey;
  readonly note: TextKey;
  readonly done: TextKey;
  readonly meanings: Meanings<ProfileCall, Field>;
}

export const PASSWORD: Secret = {
  name: 'password',
  old: 'member.oldPassword',
  new: 'member.newPassword',
  note: 'member.passwordEnds',
  done: 'member.passwordChanged',
  meanings: { ...WITHOUT_PASSWORD, [WRONG_CREDENTIALS]: 'password.old' },
};

export const SAFE_PASSWORD: Secret = {
  name: 'safeboxPassword',
  old: 'member.oldSafePassword',
  new: 'member.newSafePassword',
  note: 'member.safePasswordWhy',
  done: 'member.safePasswordChanged',
  meanings: { ...WITHOUT_PASSWORD, [WRONG_SAFE_PASSWORD]: 'safeboxPassword.old' },
};

interface SecretFormProps {
  readonly secret: Secret;
  /** If none is set there is no old one to type. */
  readonly isSet: boolean;
  /** Tells a password manager which account it belongs to. */
  readonly account: string;
  readonly onDone: () => void;
}

/** A hidden field with the account name, for password managers. */
export function SecretForm(props: SecretFormProps) {
  const { secret, isSet, account } = props;
  const t = useT();
  const { submission, values, change, bounds } = useSecret(props);
  const isPassword = secret.name === 'password';
  return (
    <Form submission={submission} submitText={t('member.save')}>
      <p className={styles.note}>{t(secret.note)}</p>
      {isPassword && (
        <input className={styles.name} autoComplete="username" value={account} readOnly tabIndex={-1} />
      )}
      {isSet && (
        <PasswordField
          label={t(secret.old)}
          showLabel={t('common.showPassword')}
          name={`${secret.name}.old`}
          autoComplete={isPassword ? 'current-password' : 'off'}
          value={values.old}
          error={submission.failure.fields[`${secret.name}.old`]}
          onValue={(old) => change({ old })}
        />
      )}
      <PasswordField
        label={t(secret.new)}
        showLabel={t('common.showPassword')}
        name={`${secret.name}.new`}
        autoComplete={isPassword ? 'new-password' : 'off'}
        value={values.new}
        hint={bounds && t('common.lengthHint', { ...bounds })}
        counter={bounds && values.new ? `${values.new.length}/${bounds.max}` : undefined}
        error={submission.failure.fields[`${secret.name}.new`]}
        onValue={(text) => change({ new: text })}
      />
    </Form>
  );
}

const EMPTY = { old: '', new: '' };

function useSecret({ secret, isSet, onDone }: SecretFormProps) {
  const t = useT();
  const [values, setValues] = useState(EMPTY);
  const bounds = useConfig()?.lengthBounds[secret.name];
  const [oldName, newName] = [`${secret.name}.old`, `${secret.name}.new`] as const;
  const submission: Submission = useSubmission<ProfileCall, Field>({
    key: profileKey(secret.name),
    fields: [oldName, newName],
    bounds: { [newName]: bounds },
    meanings: secret.meanings,
    check: () => ({
      ...(isSet && values.old === '' && { [oldName]: problemText('required', t) }),
      ...wrongNew(),
    }),
    async send() {
      const given = isSet ? values : { new: values.new };
      const reply = await changeProfile(secret.name, { [secret.name]: given });
      if (reply.ok) {
        showToast(t(secret.done), 'success');
        onDone();
      }
      return reply.ok ? undefined : reply;
    },
  });
  function wrongNew(): Record<string, string> {
    const problem = lengthProblem(values.new, bounds);
    return problem ? { [newName]: problemText(problem, t, bounds) } : {};
  }
  const change = (part: Partial<typeof EMPTY>) => {
    setValues({ ...values, ...part });
    submission.clear(...Object.keys(part).map((each) => `${secret.name}.${each}`));
  };
  return { submission, values, bounds, change };
}
