export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** `min / median / max` */
export function spread(numbers: readonly number[], digits = 0): string {
  return [Math.min(...numbers), median(numbers), Math.max(...numbers)]
    .map((one) => one.toFixed(digits))
    .join(' / ');
}

/** Median / p95 / p99 / worst. */
export const quantiles = (numbers: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => quantile(numbers, share).toFixed(1)).join(' / ');

/** The smallest number that is at least as large as this share of them. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
