// Who is signed in at the staff page. In memory: a restart signs everybody out.
import { isSameText, newSecret } from '../secrets.ts';

/** Seconds. */
export const SESSION_S = 8 * 3600;
/** Wrong tokens in a quarter of an hour, from anywhere: there is one token, and nobody types it by hand. */
const TRIES = 10;
const TRIES_MS = 15 * 60_000;

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
  #wrong: number[] = [];

  constructor(token: string) {
    this.#token = token;
  }

  begin(token: string, now: Date): StaffSession | 'wrong' | 'too many' {
    this.#wrong = this.#wrong.filter((at) => at > now.getTime() - TRIES_MS);
    if (this.#wrong.length >= TRIES) return 'too many';
    if (!isSameText(token, this.#token)) {
      this.#wrong.push(now.getTime());
      return 'wrong';
    }
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
