/** What the member may attach: shown to them word for word before it is sent. */
export const deviceFacts = (): string =>
  [
    navigator.userAgent,
    `${innerWidth}x${innerHeight} @${devicePixelRatio}`,
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ].join('\n');
