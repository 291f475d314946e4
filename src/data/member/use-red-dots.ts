import { useConfig } from '../config/use-config.ts';
import { type RedDot, redDotsOf } from './red-dots.ts';
import { useMember } from './use-member.ts';

/** `undefined` until the member has been read. */
export function useRedDots(): ReadonlySet<RedDot> | undefined {
  const member = useMember();
  const activities = useConfig()?.activityList ?? [];
  return member ? redDotsOf(member, activities) : undefined;
}
