// Time on the wire is epoch seconds, time in the tables is a date.
import { LATEST_TIME } from '#src/lib/timing.ts';

export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const dateOf = (seconds: number): Date => new Date(Math.min(seconds, LATEST_TIME) * 1000);
