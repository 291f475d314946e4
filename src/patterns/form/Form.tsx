import type { Elements } from '#src/lib/elements.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import styles from './Form.module.css';
import type { Submission } from './use-submission.ts';

interface FormProps {
  readonly submission: Submission;
  readonly submitText: string;
  /** Secondary actions. */
  readonly footer?: Elements;
  readonly children?: Elements;
}

export function Form({ submission, submitText, footer, children }: FormProps) {
  const { formRef, failure, isBusy, reason, submit } = submission;
  return (
    // `post`, so that typed text can never end up in an address.
    <form ref={formRef} className={styles.form} method="post" noValidate onSubmit={submit}>
      {children}
      <Problem text={failure.form} />
      <Button type="submit" variant="primary" isWide isBusy={isBusy} reason={reason}>
        {submitText}
      </Button>
      {footer}
    </form>
  );
}
