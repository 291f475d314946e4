import type { ComponentProps } from 'react';
import type { Target } from '#src/navigation/activity-target.ts';
import { followTarget } from '#src/navigation/follow-target.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';

interface TargetLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'target' | 'onClick'> {
  readonly target: Target;
  /** Before it opens. */
  readonly onOpen?: (() => void) | undefined;
}

/** A button that leads where an action leads: a screen, an overlay, or another site in a new window. */
export function TargetLink({ target, onOpen, ...look }: TargetLinkProps) {
  return (
    <ButtonLink
      {...look}
      href={target.href}
      {...(target.kind === 'site' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        onOpen?.();
        followTarget(target, event);
      }}
    />
  );
}
