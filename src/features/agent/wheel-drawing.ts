// Shapes and angles of the wheel. The first field is at the top, and the others follow clockwise.
import type { AwardKind } from '#src/contract/page/award-kinds.ts';
import { formatCoin } from '#src/lib/money.ts';
import type { AwardView } from '#src/patterns/awards/describe-award.ts';
import { crown, gift, type IconShape } from '#src/ui/Icon/shapes.ts';

const RADIUS = 91;

/** The field at the top, pointing up. */
export function sectorPath(count: number): string {
  if (count === 1) return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1-.01 ${-RADIUS}Z`;
  const half = Math.PI / count;
  const x = (RADIUS * Math.sin(half)).toFixed(2);
  const y = (-RADIUS * Math.cos(half)).toFixed(2);
  return `M0 0L-${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}

/** How far clockwise the wheel turns until a field is at the top: less than once. */
export const degreesTo = (index: number, count: number): number => (360 - (360 * index) / count) % 360;

/** The wave of our coin within its disc. */
const coinShape = 'M12 2a10 10 0 1 0 .01 0ZM6.5 13.5q2.75-4 5.5-1.5t5.5-1.5' as IconShape;
const ICONS: Partial<Record<AwardKind, IconShape>> = { coin: coinShape, points: crown, liveness: crown };

export const iconOf = (kind: AwardKind): IconShape => ICONS[kind] ?? gift;

/** Short enough for a field: what a coupon is worth, else how much or how many. */
export function labelOf({ amount, worth }: AwardView, locale: string): string {
  if (worth && 'coin' in worth) return formatCoin(worth.coin, locale);
  if (worth) {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return percent.format(worth.percent / 10_000);
  }
  return amount.form === 'coin' ? formatCoin(amount.coin, locale) : amount.count.toLocaleString(locale);
}

export const spokenOf = ({ name, amount }: AwardView, locale: string): string =>
  `${amount.form === 'coin' ? formatCoin(amount.coin, locale) : amount.count.toLocaleString(locale)} ${name}`;
