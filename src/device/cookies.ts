// The cookies of this document. In a frame without an origin of its own they throw.
import { allowed, isForgetful } from './items.ts';

export const readCookies = (): string => allowed(() => document.cookie) ?? '';

export const writeCookie = (cookie: string): void => void allowed(() => (document.cookie = cookie));

/** Most browsers that store no cookie do not throw. */
export function noteRefusedCookies(): void {
  if (allowed(() => navigator.cookieEnabled && document.cookie) === false) isForgetful.value = true;
}
