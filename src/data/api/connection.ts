// Whether the platform answers: judged by real answers, not by the browser's flag alone.
import { signal } from '@preact/signals-react';

/** `unsure`: a request failed or timed out; the next answer decides. */
export type ConnectionState = 'online' | 'unsure' | 'offline';

export const connection = signal<ConnectionState>('online');

/** The platform is under maintenance. */
export interface Maintenance {
  /** Its end, in epoch seconds, if the platform said so. */
  readonly until: number | undefined;
}

/** Until the next call succeeds. */
export const maintenance = signal<Maintenance | undefined>(undefined);

export function noteAnswer(): void {
  connection.value = 'online';
}

export function noteFailure(): void {
  connection.value = navigator.onLine ? 'unsure' : 'offline';
}

interface NetworkInformation {
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  saveData?: boolean;
}

const network = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection;

/** Undefined where the browser does not tell. */
export const connectionClass = () => network()?.effectiveType;

/** Timeout of a call on this connection, in milliseconds. */
export function callTimeoutMs(): number {
  const type = connectionClass();
  if (type === 'slow-2g' || type === '2g') return 20_000;
  return type === '3g' ? 30_000 : 10_000;
}

/** Small pictures and no prefetching: the member asked for it, or the connection is weak. */
export const isLightMode = (): boolean =>
  network()?.saveData === true || ['slow-2g', '2g'].includes(connectionClass() ?? '');

/** A connection on which nothing is prefetched. */
export const isSlowOrMetered = (): boolean => isLightMode() || connectionClass() === '3g';
