import type { MailTextRow } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { TargetLink } from '#src/patterns/activity/TargetLink.tsx';
import { useTargets } from '#src/patterns/activity/use-targets.ts';
import { track } from '#src/tracking/track.ts';
import { externalLink } from '#src/ui/Icon/shapes.ts';

/** The button of a mail; none for a destination that this build cannot open. */
export function MailAction({ text: { clickType, clickAction } }: { text: MailTextRow }) {
  const t = useT();
  const targets = useTargets();
  if (!clickType || !clickAction) return null;
  const target = targets?.({ clickType, clickAction });
  if (!target) return null;
  return (
    <TargetLink
      isWide
      target={target}
      icon={target.kind === 'site' ? externalLink : undefined}
      onOpen={() => track('mail_action')}
    >
      {t('mail.open')}
    </TargetLink>
  );
}
