interface Period {
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** Beginnings and ends, for `useMoments`. */
export const boundsOf = (periods: readonly (Period | null | undefined)[] = []): (number | undefined)[] =>
  periods.flatMap((period) => [period?.startTime, period?.endTime]);
