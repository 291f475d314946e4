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
export function EventLink({ event, targets, isWide = false }: EventLinkProps) {
  const t = useT();
  const { activity, state } = event;
  const own = ownTarget(event, targets);
  if (!own && isWide) return null;
  const verb = own ? verbOf(own, activity) : 'bonus.details';
  return (
    <TargetLink
      target={own ?? { kind: 'screen', href: activityText(activity.id) }}
      variant={isWide || state?.claimable === true ? 'primary' : 'quiet'}
      isWide={isWide}
      isCompact={!isWide}
      aria-label={t('bonus.openOf', { verb: t(verb), what: activity.name })}
    >
      {t(verb)}
    </TargetLink>
  );
}

/** `undefined` if it is not open, or if it leads to its own text. */
function ownTarget({ activity, time }: ActivityEvent, targets: Targets): Target | undefined {
  const target = time === 'open' ? targets(activity) : undefined;
  const isText = target?.kind === 'screen' && target.href === activityText(activity.id);
  return isText ? undefined : target;
}

function verbOf({ href }: Target, { clickType }: ActivityConfig): TextKey {
  if (href.startsWith(paths.login)) return 'shell.signIn';
  return clickType === GAME ? 'bonus.play' : 'bonus.open';
}
