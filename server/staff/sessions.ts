// Who is signed in at the staff page. In memory: a restart signs everybody out.
import { isSameText, newSecret } from '../secrets/secrets.ts';

/** Seconds. */
export const SESSION_S = 8 * 3600;
export interface StaffSession {
  readonly id: string;
  /** In each form, so that another page cannot send one. */
  readonly formToken: string;
  readonly until: number;
  /** What the last form did; shown once. */
  notice: string;
}

export class StaffSessions {
  readonly #token: string;
  readonly #sessions = new Map<string, StaffSession>();

  constructor(token: string) {
    this.#token = token;
  }

  /** `null` for a wrong token. Nothing is locked: it is too long to be guessed, and a lock would be anybody's to turn. */
  begin(token: string, now: Date): StaffSession | null {
    if (!isSameText(token, this.#token)) return null;
    const session = {
      id: newSecret(),
      formToken: newSecret(),
      until: now.getTime() + SESSION_S * 1000,
      notice: '',
    };
    this.#sessions.set(session.id, session);
    return session;
  }

  find(id: string, now: Date): StaffSession | undefined {
    const session = this.#sessions.get(id);
    if (session && session.until > now.getTime()) return session;
    this.#sessions.delete(id);
    return undefined;
  }

  end(id: string): void {
    this.#sessions.delete(id);
  }
}
