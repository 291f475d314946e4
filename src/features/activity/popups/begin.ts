import { followDots } from '../dots/follow-dots.ts';
import { showPopups } from './show-popups.ts';

/** Once per page. */
export function begin(): void {
  followDots();
  showPopups();
}
