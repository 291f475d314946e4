// Both sides judge a birthday alike.

/** Years, where the platform names none. */
export const ADULT = 18;

/** `yyyy-mm-dd`: a day that there was, so many full years ago, and not more than a life. */
export function isBirthday(text: string, minAge: number, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  const grown = new Date(Date.UTC(day.getUTCFullYear() + minAge, day.getUTCMonth(), day.getUTCDate()));
  return grown <= now && day.getUTCFullYear() > now.getUTCFullYear() - OLDEST;
}

const OLDEST = 130;
