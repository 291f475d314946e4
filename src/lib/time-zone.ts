interface WithTemporal {
  /** Not in WebKit yet. */
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** The device's, as `Europe/Lisbon`. The first formatter of a page costs a slow phone 60 ms, so it is the second choice. */
export const timeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Minutes ahead of UTC at a moment in epoch seconds. Historic offsets have seconds. */
export const utcOffset = (time: number): number => -Math.round(new Date(time * 1000).getTimezoneOffset());
