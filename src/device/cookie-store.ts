// Cookies for the worker, which has no document.
import { answered } from './answered.ts';

interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** `undefined` if this browser's workers read no cookies. */
export async function storedCookie(name: string): Promise<string | undefined> {
  try {
    const { cookieStore } = globalThis as { cookieStore?: CookieStore };
    return cookieStore && ((await answered(cookieStore.get(name)))?.value ?? '');
  } catch {
    return '';
  }
}
