// A wheel of 25 equal fields with three risk levels: the same return, spread differently.
import * as v from 'valibot';
import type { Draw } from '#server/world/play.ts';

export const TEMPERS = ['calm', 'lively', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

export const WheelChoice = v.object({ temper: v.picklist(TEMPERS) });
export type WheelChoice = v.InferOutput<typeof WheelChoice>;

/** The pay of each field in hundredths of the bet, in the order of the wheel. */
export const FIELDS: Readonly<Record<Temper, readonly number[]>> = {
  calm: [
    200, 0, 150, 120, 0, 150, 0, 120, 150, 200, 0, 150, 120, 0, 150, 0, 120, 150, 200, 0, 150, 0, 120, 150, 0,
  ],
  lively: [500, 0, 150, 0, 0, 200, 0, 300, 0, 0, 150, 0, 300, 0, 150, 0, 0, 200, 0, 300, 0, 0, 150, 0, 0],
  bold: [1000, 0, 0, 0, 0, 200, 0, 0, 0, 0, 200, 0, 0, 800, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0],
};
export const FIELD_COUNT = 25;

export const spinWheel = (draw: Draw): number => draw(FIELD_COUNT);

/** Hundredths of the bet. */
export const payOfField = ({ temper }: WheelChoice, field: number): number => FIELDS[temper][field] ?? 0;
