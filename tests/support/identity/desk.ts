// What the three identity providers share: who is signed in with them, and how they answer.

/** The person at the browser, as the providers know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface Desk {
  readonly address: string;
  person: Person;
  /** The person declines. */
  isDeclining: boolean;
  /** Whether each sign-in had to ask who the person is, in order. */
  readonly asked: Array<{ readonly provider: string; readonly again: boolean }>;
  now: () => Date;
}

export interface PageAnswer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

export type Page = (url: URL, body: string) => Promise<PageAnswer>;

export const json = (value: unknown, status = 200): PageAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const script = (body: string): PageAnswer => ({ type: 'text/javascript', body });
