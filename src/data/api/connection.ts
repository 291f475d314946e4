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

/** An answer has come although the browser says that there is no network. */
let isBrowserWrong = false;

/** Without a network, as far as the browser can be believed: a write would not leave the device. */
export const isCutOff = (): boolean => !navigator.onLine && !isBrowserWrong;

export function noteAnswer(): void {
  isBrowserWrong = !navigator.onLine;
  connection.value = 'online';
}

export function noteFailure(): void {
  isBrowserWrong = false;
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

/** The device asks to save data, or the connection is as slow as 2g. */
export const asksToSave = (): boolean =>
  network()?.saveData === true || ['slow-2g', '2g'].includes(connectionClass() ?? '');
