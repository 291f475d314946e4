import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Claiming } from './claim.ts';
import { useClaim } from './use-claim.ts';

interface ClaimButtonProps {
  readonly claiming: Claiming;
  /** Reads the list that the award belongs to; has to be a stable function. */
  readonly refresh: () => Promise<unknown>;
  /** What is claimed, for screen readers. */
  readonly what: string;
  readonly isWide?: boolean;
}

/** Works without a connection, too: the claim waits and says so. */
export function ClaimButton({ claiming, refresh, what, isWide = false }: ClaimButtonProps) {
  const t = useT();
  const { isSending, isWaiting, claim } = useClaim(claiming, refresh);
  return (
    <Button
      variant="primary"
      isCompact={!isWide}
      isWide={isWide}
      isBusy={isSending}
      reason={isWaiting ? t('common.claimWaits') : undefined}
      aria-label={t('common.claimOf', { what })}
      onClick={claim}
    >
      {t('common.claim')}
    </Button>
  );
}
