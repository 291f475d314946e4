// Time on the wire is epoch seconds, time in the tables is a date.

/** End of the year 9999, the largest date that databases and calendars accept. */
const LATEST_S = 253_402_300_799;

export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const dateOf = (seconds: number): Date => new Date(Math.min(seconds, LATEST_S) * 1000);
