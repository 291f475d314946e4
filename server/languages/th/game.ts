import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CONFLICT,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  INVALID_FIELDS,
  LAUNCH_USED,
  NOT_ENOUGH_COIN,
  TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import type { texts as en } from '../en/game.ts';

export const texts: typeof en = {
  refusals: {
    [CONFLICT]: 'รอบนี้เล่นไปแล้วด้วยเดิมพันอื่น',
    [INVALID_FIELDS]: 'วางเดิมพันนี้ไม่ได้',
    [TOO_MANY_REQUESTS]: 'เร็วเกินไป โปรดรอสักครู่',
    [NOT_ENOUGH_COIN]: 'ยอดคงเหลือไม่พอสำหรับเดิมพันนี้',
    [BELOW_MINIMUM]: 'เดิมพันนี้ต่ำกว่าขั้นต่ำ',
    [ABOVE_MAXIMUM]: 'เดิมพันนี้เกินยอดสูงสุด',
    [GAME_SESSION_CLOSED]: 'เกมนี้ปิดแล้ว โปรดเปิดใหม่จากหน้ารวมเกม',
    [GAME_SESSION_EXPIRED]: 'เกมนี้เปิดไว้นานเกินไปจึงสิ้นสุดแล้ว โปรดเปิดใหม่จากหน้ารวมเกม',
    [GAME_SESSION_MOVED]: 'เกมนี้เปิดอยู่ในอีกหน้าต่างหนึ่ง',
    [GAME_SESSION_SIGNED_OUT]: 'คุณออกจากระบบแล้ว โปรดเข้าสู่ระบบอีกครั้งเพื่อเล่นต่อ',
    [LAUNCH_USED]: 'ที่อยู่นี้ถูกใช้ไปแล้ว โปรดเปิดเกมใหม่จากหน้ารวมเกม',
  },
  nothing: { title: 'เกม', about: 'โปรดเปิดเกมนี้จากหน้ารวมเกม' },
};
