import { signal } from '@preact/signals-react';

export type RedDot = 'task' | 'mail' | 'unread' | 'signUpBonus' | 'fund' | 'agent' | 'freeBonus' | 'vip';

/** What waits for the member. Only answers of the platform light and clear a dot. */
export const redDots = signal<ReadonlySet<RedDot>>(new Set());
