// Everything after the first screen: nothing in here is needed to draw it.
import { database } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { nextTask } from '#src/lib/moments.ts';
import { AFTER_FIRST_CALL, AT_ONCE, BEFORE_FIRST_CALL } from './manifest.ts';
import { takeSteps } from './steps.ts';

/** In a build with `HALCYON_PROBE=1` the page offers `window.halcyon`, so that a harness can drive delivery. */
declare const __PROBE__: boolean | undefined;

/** Whether there is a config to show, or why not. */
export type FirstConfig = 'stored' | 'unreachable' | 'unreadable';

/** Resolves after the first start-up call. */
export async function start(): Promise<FirstConfig> {
  takeSteps(AT_ONCE);
  // In tasks of their own: together they would keep a tap waiting.
  await nextTask();
  const texts = untilCommonTexts();
  for (const steps of BEFORE_FIRST_CALL) {
    takeSteps(steps);
    await nextTask();
  }
  // Written inline: behind a constant of another file its chunk would still be built and served.
  if (typeof __PROBE__ !== 'undefined' && __PROBE__)
    void import('./probe.ts').then((part) => part.offerProbe());
  const config = await firstCall().catch((error: unknown): FirstConfig => {
    reportError(error);
    return 'unreachable';
  });
  // The texts for "no answer" are among them.
  await texts;
  return config;
}

/** What can wait until the screen is drawn. */
export const startBackgroundWork = (): void => takeSteps(AFTER_FIRST_CALL);

async function firstCall(): Promise<FirstConfig> {
  const { db } = await database();
  const stored = await db.config.get('appConfig');
  const refreshed = refreshConfig();
  if (stored !== undefined) return 'stored';
  const reply = await refreshed;
  if (reply.ok) return 'stored';
  return reply.kind === 'unreadable' ? 'unreadable' : 'unreachable';
}
