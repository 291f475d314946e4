// Whether this browser has taken the service worker, for whoever has to say what works without a connection.
import { signal } from '@preact/signals-react';

export type WorkerState = 'starting' | 'running' | 'failed' | 'absent';

export const workerState = signal<WorkerState>('starting');
