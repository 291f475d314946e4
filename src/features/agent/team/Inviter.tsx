import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { agentCalls } from '#src/contract/agent.ts';
import { INVITER_ALREADY_SET, INVITER_NOT_ALLOWED, INVITER_UNKNOWN } from '#src/contract/errors.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { typedDigits } from '#src/lib/text/typed.ts';
import { ask } from '#src/navigation/dialog.ts';
import { showToast } from '#src/navigation/toast.ts';
import { problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { NAME_INVITER, nameInviter } from './actions.ts';

/** Who invited the member; can be named later, once. `pid` 0: nobody yet. */
export function Inviter({ pid }: { pid: number }) {
  useSignals();
  const t = useT();
  const { memberId } = session.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('agent.inviter')}>
      <CopyRow title={t('agent.yourNumber')} value={String(memberId)} />
      {pid > 0 ? (
        <CopyRow title={t('agent.inviterNumber')} value={String(pid)} />
      ) : (
        <Disclosure title={t('agent.nameInviter')} isOpen={isOpen} onToggle={setOpen}>
          <InviterForm />
        </Disclosure>
      )}
    </Section>
  );
}

function InviterForm() {
  const t = useT();
  const [id, setId] = useState('');
  const submission = useSubmission<typeof agentCalls.agentFill, 'pid'>({
    key: NAME_INVITER,
    fields: ['pid'],
    meanings: {
      [INVITER_UNKNOWN]: 'pid',
      [INVITER_NOT_ALLOWED]: 'pid',
      [INVITER_ALREADY_SET]: 'message',
    },
    check(): Record<string, string> {
      if (!(Number(id) > 0)) return { pid: problemText('required', t) };
      return Number.isSafeInteger(Number(id)) ? {} : { pid: problemText('unknown', t) };
    },
    async send() {
      const isSure = await ask({
        id: 'inviter',
        title: t('agent.nameInviter'),
        text: t('agent.onlyOnce', { id }),
        confirm: t('agent.confirmInviter'),
        cancel: t('common.cancel'),
      });
      if (!isSure) return;
      const reply = await nameInviter(Number(id));
      if (reply.ok) showToast(t('agent.inviterSaved'), 'success');
      return reply.ok ? undefined : reply;
    },
  });
  return (
    <Form submission={submission} submitText={t('agent.saveInviter')}>
      <TextField
        label={t('agent.inviterNumber')}
        name="pid"
        inputMode="numeric"
        dir="ltr"
        value={id}
        hint={t('agent.inviterHint')}
        error={submission.failure.fields['pid']}
        format={typedDigits}
        onValue={(text) => {
          setId(text);
          submission.clear('pid');
        }}
      />
    </Form>
  );
}
