import { useState } from 'react';
import { useConfig } from '#src/data/config/use-config.ts';
import { lengthProblem, problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { typed } from '#src/lib/text/typed.ts';
import { showToast } from '#src/navigation/toast.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { changeProfile, profileKey } from './actions.ts';
import { type ProfileCall, WITHOUT_PASSWORD } from './meanings.ts';

interface NicknameFormProps {
  readonly nickname: string;
  readonly onDone: () => void;
}

export function NicknameForm({ nickname, onDone }: NicknameFormProps) {
  const t = useT();
  const [value, setValue] = useState(nickname);
  const bounds = useConfig()?.lengthBounds.username;
  const wanted = typed(value).trim();
  const submission = useSubmission<ProfileCall, 'nickname'>({
    key: profileKey('nickname'),
    fields: ['nickname'],
    bounds: { nickname: bounds },
    meanings: WITHOUT_PASSWORD,
    patterns: { nickname: t('member.nicknameWrong') },
    check(): Record<string, string> {
      const problem = lengthProblem(wanted, bounds);
      return problem ? { nickname: problemText(problem, t, bounds) } : {};
    },
    async send() {
      const reply = await changeProfile('nickname', { nickname: wanted });
      if (reply.ok) {
        showToast(t('member.saved'), 'success');
        onDone();
      }
      return reply.ok ? undefined : reply;
    },
  });
  return (
    <Form submission={submission} submitText={t('member.save')}>
      <TextField
        label={t('member.nickname')}
        name="nickname"
        autoComplete="nickname"
        value={value}
        hint={bounds && t('common.lengthHint', { ...bounds })}
        counter={bounds && wanted ? `${wanted.length}/${bounds.max}` : undefined}
        error={submission.failure.fields['nickname']}
        onValue={(text) => {
          setValue(text);
          submission.clear('nickname');
        }}
      />
    </Form>
  );
}
