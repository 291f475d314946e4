import { useT } from '#src/i18n/t.ts';
import { activityText } from '#src/navigation/activity-target.ts';
import { paths } from '#src/navigation/paths.ts';
import { TargetLink } from '#src/patterns/activity/TargetLink.tsx';
import type { Targets } from '#src/patterns/activity/use-targets.ts';
import type { ActivityEvent } from './use-events.ts';

const GAME = 2;

interface EventLinkProps {
  readonly event: ActivityEvent;
  readonly targets: Targets;
  readonly isWide?: boolean;
}

/** The activity's one button; none if it is not open, or if it leads to its own text. */
export function EventLink({ event: { activity, time }, targets, isWide = false }: EventLinkProps) {
  const t = useT();
  const target = time === 'open' ? targets(activity) : undefined;
  if (!target || (target.kind === 'screen' && target.href === activityText(activity.id))) return null;
  const isSignIn = target.href.startsWith(paths.login);
  const verb = isSignIn ? 'shell.signIn' : activity.clickType === GAME ? 'bonus.play' : 'bonus.open';
  return (
    <TargetLink
      target={target}
      variant="primary"
      isWide={isWide}
      isCompact={!isWide}
      aria-label={t('bonus.openOf', { verb: t(verb), what: activity.name })}
    >
      {t(verb)}
    </TargetLink>
  );
}
