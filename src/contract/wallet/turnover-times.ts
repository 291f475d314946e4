// Apart from the schema, which a screen does not need.
import type { Turnover } from './turnover.ts';

export const timesOf = ({ other, byKind }: Turnover, kind: string): number => byKind[kind] ?? other;
