// The session of this device. Token and user are in local storage, so that every tab sees a sign-out.
import { signal } from '@preact/signals-react';
import { createEmitter } from '#src/lib/emitter.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { readItem, removeItem, writeItem } from '#src/device/items.ts';

export const TOKEN_KEY = 'halcyon.token';
const USER_KEY = 'halcyon.user';
const SAVED_ACCOUNT_KEY = 'halcyon.savedAccount';
/** The marker of a password that the browser stores. */
const SAVED_PASSWORD_KEY = 'halcyon.savedPassword';
const ENDED_KEY = 'halcyon.sessionEnded';
const FINGERPRINT_KEY = 'halcyon.fingerprint';

export interface Session {
  /** 0 = signed out. */
  readonly memberId: number;
  readonly token: string;
}

export const SIGNED_OUT: Session = { memberId: 0, token: '' };

export const session = signal<Session>(SIGNED_OUT);

/**
 * `expired`: the platform answered 401. `closed`: the account was closed. `elsewhere`: another tab signed out.
 * `replaced`: another member signed in over it. `cleared`: the data of this site was deleted.
 */
export type SessionEnd = 'signOut' | 'expired' | 'closed' | 'elsewhere' | 'replaced' | 'cleared';

export interface EndedSession {
  readonly why: SessionEnd;
  readonly ended: Session;
  /** The platform's message, if it sent one. */
  readonly msg?: string | undefined;
}

/** Increases with every end of a session, so that no state of one member remains on a screen for the next. */
export const sessionGeneration = signal(0);

export const sessionEnded = createEmitter<EndedSession>();

export const sessionBegun = createEmitter<Session>();

/** The stored session; a token without a readable user counts as signed out. */
export function readSession(): Session {
  const token = headerText(TOKEN_KEY);
  const memberId = storedMemberId();
  return token && memberId > 0 ? { memberId, token } : SIGNED_OUT;
}

/** A stored text that is sent in a header; with any other character in it every call would fail. */
function headerText(key: string): string {
  const kept = readItem(key) ?? '';
  return /^[ -~]{1,4096}$/.test(kept) ? kept : '';
}

function storedMemberId(): number {
  try {
    const user = JSON.parse(readItem(USER_KEY) ?? '{}') as { id?: unknown };
    return Number.isSafeInteger(user.id) ? (user.id as number) : 0;
  } catch {
    return 0;
  }
}

export function beginSession({ memberId, token }: Session): void {
  const before = session.peek();
  if (before.memberId > 0 && before.token !== token) endSession('replaced', before.token);
  // The user is written first, so that a tab which sees the token finds its user.
  writeItem(USER_KEY, JSON.stringify({ id: memberId }));
  writeItem(TOKEN_KEY, token);
  session.value = { memberId, token };
  sessionBegun.emit(session.value);
}

/** Ends the session once, even if many calls fail together; `token` is the one they were sent with. */
export function endSession(why: SessionEnd, token: string, msg?: string): void {
  const ended = session.peek();
  if (ended.memberId === 0 || ended.token !== token) return;
  if (why !== 'elsewhere') {
    removeItem(TOKEN_KEY);
    removeItem(USER_KEY);
  }
  writeItem(ENDED_KEY, '1');
  session.value = SIGNED_OUT;
  sessionGeneration.value += 1;
  sessionEnded.emit({ why, ended, msg });
}

/** Another tab may have changed the token: this one follows. */
export function followOtherTab(): void {
  const now = readSession();
  const before = session.peek();
  if (now.token === before.token) return;
  // The same member with a new token: only the start-up call is repeated.
  if (before.memberId > 0 && before.memberId !== now.memberId) {
    endSession(whyGone(now), before.token);
  }
  if (now.memberId > 0) {
    session.value = now;
    sessionBegun.emit(now);
  }
}

/** Another tab removes token and user together; whoever removes the token alone signs out. Both leave the fingerprint. */
function whyGone(now: Session): SessionEnd {
  const isUserLeft = readItem(USER_KEY) !== null;
  if (now.memberId > 0 || readItem(TOKEN_KEY) !== null) return 'elsewhere';
  if (isUserLeft) return 'signOut';
  return readItem(FINGERPRINT_KEY) === null ? 'cleared' : 'elsewhere';
}

/** True if the token was removed while the app was closed; nothing is left of its user. */
export function dropHalfSession(): boolean {
  if (readItem(TOKEN_KEY) !== null || readItem(USER_KEY) === null) return false;
  removeItem(USER_KEY);
  writeItem(ENDED_KEY, '1');
  return true;
}

/** The account name to fill in next time, stored if the member chose to; never a password. */
export const savedAccount = (): string => readItem(SAVED_ACCOUNT_KEY) ?? '';

export function rememberAccount(account: string): void {
  removeItem(SAVED_PASSWORD_KEY);
  if (account) writeItem(SAVED_ACCOUNT_KEY, account);
  else removeItem(SAVED_ACCOUNT_KEY);
}

/** Call after the browser has stored the password of the saved account. */
export function rememberPassword(account: string): void {
  if (account && account === savedAccount()) writeItem(SAVED_PASSWORD_KEY, '1');
}

/** The saved account if the browser stores its password, else "". */
export const accountWithPassword = (): string => (readItem(SAVED_PASSWORD_KEY) ? savedAccount() : '');

/** Whether a session has ever ended on this device: identity providers may still know its member. */
export const hasSessionEnded = (): boolean => readItem(ENDED_KEY) !== null;

/** Stable for this installation; it identifies no member. */
export function fingerprint(): string {
  const kept = headerText(FINGERPRINT_KEY);
  if (kept) return kept;
  const made = uuidv4();
  writeItem(FINGERPRINT_KEY, made);
  return made;
}

/** Also reads storage, because another tab may have ended the session a moment ago. */
export const isStillSignedIn = (memberId: number): boolean =>
  session.peek().memberId === memberId && readSession().memberId === memberId;
