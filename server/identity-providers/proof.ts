// Who somebody is to another service, once that service has confirmed it.
import type { SocialProvider } from '#src/contract/member.ts';

export interface Proof {
  readonly provider: SocialProvider;
  /** Who they are there, for ever. */
  readonly subject: string;
  /** What they know that identity by, masked. */
  readonly label: string;
  /** "" where the service does not tell. */
  readonly name: string;
  /** What this platform had sealed for this very sign-in; Facebook carries none. */
  readonly seal: string | null;
}

/** What the page brought from the window of the service. */
export interface LineCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** `null`: not confirmed. */
export interface IdentityProviders {
  readonly google: (credential: string, now: Date) => Promise<Proof | null>;
  readonly facebook: (accessToken: string, now: Date) => Promise<Proof | null>;
  readonly line: (code: LineCode, now: Date) => Promise<Proof | null>;
}

/** Clocks differ. */
export const CLOCK_TOLERANCE_S = 60;
/** An answer of another service is waited for so long. */
export const TIMEOUT_MS = 5000;

const TAIL = 4;

export function maskedLabel(subject: string, email?: string): string {
  const [name = '', host] = (email ?? '').split('@');
  return host ? `${name.slice(0, 1)}***@${host}` : `***${subject.slice(-TAIL)}`;
}
