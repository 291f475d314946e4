import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { activityText, type Target } from '#src/navigation/activity-target.ts';
import { paths } from '#src/navigation/paths.ts';
import { TargetLink } from '#src/patterns/activity/TargetLink.tsx';
import type { Targets } from '#src/patterns/activity/use-targets.ts';
import type { ActivityEvent } from './use-events.ts';

const GAME = 2;

interface EventLinkProps {
  readonly event: ActivityEvent;
  readonly targets: Targets;
  /** On the activity's own page, where it is the next step. */
  readonly isWide?: boolean;
}

/** The activity's one button. On a card it leads to the text if there is nothing else to open. */
export function EventLink({ event: { activity, state, time }, targets, isWide = false }: EventLinkProps) {
  const t = useT();
  const { id, name } = activity;
  const target = time === 'open' ? targets(activity) : undefined;
  const isText = !target || (target.kind === 'screen' && target.href === activityText(id));
  if (isText && isWide) return null;
  const verb = isText ? 'bonus.details' : verbOf(target, activity);
  return (
    <TargetLink
      target={isText ? { kind: 'screen', href: activityText(id) } : target}
      variant={isWide || state?.claimable === true ? 'primary' : 'quiet'}
      isWide={isWide}
      isCompact={!isWide}
      aria-label={t('bonus.openOf', { verb: t(verb), what: name })}
    >
      {t(verb)}
    </TargetLink>
  );
}

function verbOf({ href }: Target, { clickType }: ActivityConfig): TextKey {
  if (href.startsWith(paths.login)) return 'shell.signIn';
  return clickType === GAME ? 'bonus.play' : 'bonus.open';
}
