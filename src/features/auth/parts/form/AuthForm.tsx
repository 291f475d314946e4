import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '../Problem.tsx';
import styles from './AuthForm.module.css';
import type { Submission } from './use-submission.ts';

interface AuthFormProps {
  readonly submission: Submission;
  readonly submitText: string;
  /** The other ways on. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export function AuthForm({ submission, submitText, footer, children }: AuthFormProps) {
  const { formRef, failure, isBusy, reason, submit } = submission;
  return (
    // `post`, so that nothing typed could ever land in an address.
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
