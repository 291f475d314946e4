// Path data for the drawings: everything is built around 0,0 with y pointing down.
export type Point = readonly [number, number];
export type Triple = readonly [number, number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const polar = (radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** `-12 4, 30 8`: points by commas. */
export const xy = (list: string): Point[] =>
  list.split(', ').map((pair) => pair.split(' ').map(Number) as unknown as Point);

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const circle = (x: number, y: number, r: number): string => ellipse([x, y], r, r);

export const ellipse = ([x, y]: Point, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** A smooth curve through the points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) as Point;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along a smooth curve, `steps` between each two. */
function along(points: readonly Point[], steps: number): Point[] {
  const get = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([blend(0), blend(1)]);
    }
  }
  out.push(get(points.length - 1));
  return out;
}

export interface Spine {
  readonly at: Point;
  /** Unit vector to the left of the direction of travel. */
  readonly side: Point;
  readonly width: number;
  /** 0 at the start, 1 at the end. */
  readonly t: number;
}

/** A curve with a width at every point: bodies, tails, arms, feathers. */
export function spine(points: readonly Point[], widthAt: (t: number) => number): Spine[] {
  const path = along(points, 8);
  return path.map((p, i) => {
    const a = path[Math.max(0, i - 1)] as Point;
    const b = path[Math.min(path.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = i / (path.length - 1);
    return { at: p, side: [(b[1] - a[1]) / length, -(b[0] - a[0]) / length], width: widthAt(t), t };
  });
}

/** The outline of a spine, between two shares of its width (-1 left edge, 1 right edge). */
export function ribbon(body: readonly Spine[], from = -1, to = 1): string {
  const edge =
    (share: number) =>
    (s: Spine): Point => [s.at[0] - s.side[0] * s.width * share, s.at[1] - s.side[1] * s.width * share];
  const thin = body.filter((_, i) => i % 2 === 0 || i === body.length - 1);
  return smooth([...thin.map(edge(from)), ...thin.map(edge(to)).reverse()], true);
}

export const sideOf = (s: Spine, share: number): Point => [
  s.at[0] - s.side[0] * s.width * share,
  s.at[1] - s.side[1] * s.width * share,
];

/** A petal or leaf from 0,0 upwards; `belly` is where it is widest, 0 at the foot and 1 at the tip. */
export function petal(length: number, width: number, belly = 0.5): string {
  const y = -length * belly;
  return `M0 0C${n(-width)} ${n(y * 0.5)} ${n(-width)} ${n(y - length * 0.2)} 0 ${n(-length)}C${n(width)} ${n(y - length * 0.2)} ${n(width)} ${n(y * 0.5)} 0 0Z`;
}

export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(i % 2 ? inner : outer, (i * 180) / points),
  );
  return polygon(corners);
}

/** A four-pointed glint. */
export const glint = (r: number): string =>
  `M0 ${n(-r)}Q${n(r * 0.1)} ${n(-r * 0.1)} ${n(r)} 0Q${n(r * 0.1)} ${n(r * 0.1)} 0 ${n(r)}Q${n(-r * 0.1)} ${n(r * 0.1)} ${n(-r)} 0Q${n(-r * 0.1)} ${n(-r * 0.1)} 0 ${n(-r)}Z`;

export const roundRect = ([x, y]: Point, [w, h]: Point, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z`;

const arc = (r: number, from: number, to: number): string =>
  `M${at(polar(r, from))}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(polar(r, to))}`;

export const sector = (r: number, from: number, to: number): string => `M0 0L${arc(r, from, to).slice(1)}Z`;
