// Icons of payment methods, of the same set and licence as src/ui/Icon/shapes.ts.
import { type IconShape, receipt, smartphone, wallet } from '#src/ui/Icon/shapes.ts';

const SHAPES: Readonly<Record<string, IconShape>> = {
  landmark: 'M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M4 7l8-5 8 5zM4 18h16' as IconShape,
  'credit-card':
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10h20' as IconShape,
  ticket:
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2' as IconShape,
  smartphone,
  receipt,
};

/** By the platform's name for it. */
export const methodIcon = (name: string): IconShape => SHAPES[name] ?? wallet;
