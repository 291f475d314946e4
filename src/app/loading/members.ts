import { untilLoaded } from '#src/lib/until-loaded.ts';
import type * as ForMembers from './for-members.ts';

/** What only members need, once there is a member. It is asked for until it arrives: a session cannot end properly without it. */
export const forMembers = (): Promise<typeof ForMembers> => untilLoaded(() => import('./for-members.ts'));
