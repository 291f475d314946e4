const HUNDREDTHS = 100;

export const coins = (hundredths: number): string =>
  (hundredths / HUNDREDTHS).toLocaleString('en', { minimumFractionDigits: 2, useGrouping: true });
