// Whether the service worker is registered, for screens that say what works offline.
import { signal } from '@preact/signals-react';

export type WorkerState = 'starting' | 'running' | 'failed' | 'absent';

export const workerState = signal<WorkerState>('starting');
