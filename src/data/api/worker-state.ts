// What is known of the service worker, for screens that say what works offline, and for work that keeps it busy.
import { signal } from '@preact/signals-react';
import { until } from '#src/lib/until.ts';

export type WorkerState = 'starting' | 'running' | 'failed' | 'absent';

export const workerState = signal<WorkerState>('starting');

/** A newer version has been asked for, and the page is about to be loaded again. */
export const isUpdating = signal(false);

/** Every request keeps the worker busy that is to be replaced: those that nobody waits for are made afterwards. */
export const untilUpdated = (): Promise<void> => until(isUpdating, (is) => !is);
