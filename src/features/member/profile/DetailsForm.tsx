import { useState } from 'react';
import { ADULT, isBirthday } from '#src/contract/birthday.ts';
import { MEMBER_DETAILS } from '#src/contract/member.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { typed } from '#src/lib/text/typed.ts';
import { showToast } from '#src/navigation/toast.ts';
import { lengthProblem, problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { changeProfile, profileKey } from './actions.ts';
import { type ProfileCall, WITHOUT_PASSWORD } from './meanings.ts';

const EMPTY = { fullName: '', birthday: '', address: '' };
const FIELDS = ['fullName', 'birthday', 'address'] as const;
type Field = (typeof FIELDS)[number];

/** For checks of identity. What is on file is never sent back, so the form begins empty. */
export function DetailsForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [value, setValue] = useState(EMPTY);
  const { submission, minAge } = useDetailsSubmission(value, onDone);
  const field = (name: Field) => ({
    value: value[name],
    error: submission.failure.fields[`details.${name}`],
    onValue: (text: string) => {
      setValue({ ...value, [name]: text });
      submission.clear(`details.${name}`);
    },
  });
  return (
    <Form submission={submission} submitText={t('member.save')}>
      <p>{t('member.detailsText')}</p>
      <TextField label={t('member.fullName')} name="name" autoComplete="name" {...field('fullName')} />
      <TextField
        label={t('member.birthday')}
        name="birthday"
        type="date"
        autoComplete="bday"
        hint={t('member.birthdayHint', { age: minAge })}
        {...field('birthday')}
      />
      <TextField
        label={t('member.address')}
        name="address"
        autoComplete="street-address"
        {...field('address')}
      />
    </Form>
  );
}

function useDetailsSubmission(value: typeof EMPTY, onDone: () => void) {
  const t = useT();
  const minAge = useConfig()?.clientConfig.saferPlay?.minAge ?? ADULT;
  const details = {
    fullName: typed(value.fullName).trim(),
    birthday: typed(value.birthday).trim(),
    address: typed(value.address).trim(),
  };
  const submission = useSubmission<ProfileCall, `details.${Field}`>({
    key: profileKey('details'),
    fields: ['details.fullName', 'details.birthday', 'details.address'],
    bounds: { 'details.fullName': MEMBER_DETAILS.fullName, 'details.address': MEMBER_DETAILS.address },
    meanings: WITHOUT_PASSWORD,
    patterns: {
      'details.fullName': t('member.fullNameWrong'),
      'details.birthday': t('member.birthdayWrong', { age: minAge }),
    },
    check(): Record<string, string> {
      const problems: Record<string, string> = {};
      for (const name of ['fullName', 'address'] as const) {
        const problem = lengthProblem(details[name], MEMBER_DETAILS[name]);
        if (problem) problems[`details.${name}`] = problemText(problem, t, MEMBER_DETAILS[name]);
      }
      const now = new Date(platformTime() * 1000);
      if (!isBirthday(details.birthday, minAge, now))
        problems['details.birthday'] = t('member.birthdayWrong', { age: minAge });
      return problems;
    },
    async send() {
      const reply = await changeProfile('details', { details });
      if (!reply.ok) return reply;
      showToast(t('member.saved'), 'success');
      onDone();
    },
  });
  return { submission, minAge };
}
