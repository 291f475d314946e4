import { useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { key } from '#src/ui/Icon/shapes.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import type { PasskeySignIn } from './use-passkey.ts';

export function PasskeyButton({ passkey }: { passkey: PasskeySignIn }) {
  const t = useT();
  const reason = useReason();
  const trackClick = useTrackClick();
  const press = () => {
    trackClick('auth.passkey', { eventShowType: 'button' });
    passkey.press();
  };
  return (
    <>
      <Button icon={key} isWide isBusy={passkey.isBusy} reason={reason} onClick={press}>
        {t('auth.usePasskey')}
      </Button>
      <Problem text={passkey.problem} />
    </>
  );
}
