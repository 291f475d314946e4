import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { key } from '#src/ui/Icon/shapes.ts';
import { useReason } from '../form/use-submission.ts';
import { Problem } from '../Problem.tsx';
import type { PasskeySignIn } from './use-passkey.ts';

export function PasskeyButton({ passkey }: { passkey: PasskeySignIn }) {
  const t = useT();
  const reason = useReason();
  return (
    <>
      <Button icon={key} isWide isBusy={passkey.isBusy} reason={reason} onClick={passkey.press}>
        {t('auth.passkey')}
      </Button>
      <Problem text={passkey.problem} />
    </>
  );
}
