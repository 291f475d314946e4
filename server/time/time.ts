// Time on the wire is epoch seconds, time in the tables is a date.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const dayBefore = (date: Date): Date => new Date(date.getTime() - DAY_MS);

export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
