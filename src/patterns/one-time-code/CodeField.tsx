import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import styles from './CodeField.module.css';
import type { Code } from './use-code.ts';

interface CodeFieldProps {
  readonly code: Code;
  readonly error: string | undefined;
}

/** The system may fill it in from the message; its button requests a code, and shows when the next one is possible. */
export function CodeField({ code, error }: CodeFieldProps) {
  const t = useT();
  const { value, change, format, note, request } = code;
  return (
    <TextField
      label={t('common.code')}
      name="smsCode"
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      value={value}
      hint={note}
      error={error}
      end={
        <span className={styles.request}>
          <Button isCompact isBusy={request.isBusy} reason={request.reason} onClick={request.send}>
            {t(request.isAgain ? 'common.sendAgain' : 'common.sendCode')}
          </Button>
        </span>
      }
      format={format}
      onValue={change}
    />
  );
}
