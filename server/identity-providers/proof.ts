// An identity that an identity provider has confirmed.
import type { SocialProvider } from '#src/contract/member.ts';

export interface Proof {
  readonly provider: SocialProvider;
  /** Permanent id at the provider. */
  readonly subject: string;
  /** Masked name that the member recognises. */
  readonly label: string;
  /** "" if the provider does not send it. */
  readonly name: string;
  /** The seal that this platform issued for this sign-in; Facebook's answer carries none. */
  readonly seal: string | null;
}

/** What the page received from the provider's window. */
interface LineCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** `null` if the provider did not confirm it. */
export interface IdentityProviders {
  readonly google: (credential: string, now: Date) => Promise<Proof | null>;
  readonly facebook: (accessToken: string, now: Date) => Promise<Proof | null>;
  readonly line: (code: LineCode, now: Date) => Promise<Proof | null>;
}

/** Allowed clock difference in seconds. */
export const CLOCK_TOLERANCE_S = 60;
/** Timeout for a provider's answer. */
export const TIMEOUT_MS = 5000;

const TAIL = 4;

export function maskedLabel(subject: string, email?: string): string {
  const [name = '', host] = (email ?? '').split('@');
  return host ? `${name.slice(0, 1)}***@${host}` : `***${subject.slice(-TAIL)}`;
}
