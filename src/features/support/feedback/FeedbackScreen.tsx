import type { FeedbackConfig } from '#src/contract/config.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { deviceFacts } from './device-facts.ts';
import styles from './FeedbackScreen.module.css';
import { Pictures } from './Pictures.tsx';
import { useFeedback } from './use-feedback.ts';

/** For visitors too: somebody who cannot sign in needs help most. */
export default function FeedbackScreen() {
  const config = useConfig();
  return config ? <FeedbackForm rules={config.feedbackConfig} /> : <Skeleton shape="banner" />;
}

function FeedbackForm({ rules }: { rules: FeedbackConfig }) {
  const t = useT();
  const feedback = useFeedback(rules);
  const { submission, text, typeId, length, pictures } = feedback;
  const { content, contact, hasFacts } = text.value;
  return (
    <Form
      submission={{ ...submission, isBusy: submission.isBusy || pictures.isPreparing }}
      submitText={t('support.send')}
    >
      <SelectField
        label={t('support.kind')}
        name="kind"
        options={rules.typeList.map(({ id, name }) => ({ id, text: name }))}
        value={typeId}
        onValue={(chosen) => text.change({ typeId: chosen })}
      />
      <TextArea
        label={t('support.text')}
        rows={6}
        value={content}
        error={submission.failure.fields['content']}
        counter={t('support.counter', { count: length, max: rules.maxLength })}
        onValue={(value) => {
          submission.clear('content');
          text.change({ content: value });
        }}
      />
      <Pictures feedback={feedback} limit={rules.imagesLimit} />
      <TextField
        label={t('support.contact')}
        hint={t('support.contactHint')}
        value={contact}
        error={submission.failure.fields['contact']}
        onValue={(value) => text.change({ contact: value })}
      />
      <Checkbox isChecked={hasFacts} onCheck={(value) => text.change({ hasFacts: value })}>
        {t('support.facts')}
      </Checkbox>
      {hasFacts && <p className={styles.facts}>{deviceFacts()}</p>}
    </Form>
  );
}
