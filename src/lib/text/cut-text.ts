interface Pieces {
  readonly segment: (text: string) => Iterable<{ readonly segment: string }>;
}

/** Not in every browser. */
const segmenter = (): Pieces =>
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter()
    : { segment: (text) => Array.from(text, (segment) => ({ segment })) };

/** At most so many units of a string, and no joined character cut in two. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of segmenter().segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept;
}
