import type { Backdrop } from './backdrop.ts';
import type { Hex } from './colour.ts';
import type { Pen } from './pen.ts';

/** What a frame may use: the light of the scene and the brand's own metal. */
interface FrameTones extends Backdrop {
  readonly metal: Hex;
}

export type Frame = (pen: Pen, tones: FrameTones) => string;

/** How a brand finishes its pictures, so that they are known at a glance. */
export interface Hand {
  readonly metal: Hex;
  /** Between the scene and the subject. */
  readonly behind?: Frame;
  /** Around everything; drawn under the subject's foot where `pop` is set. */
  readonly frame?: Frame;
  readonly pop?: boolean;
  readonly contour: 'dark' | 'light' | 'metal' | 'none';
  /** The size of the subject; 1 is usual. */
  readonly size: number;
  readonly vignette: number;
}
