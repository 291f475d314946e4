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
    [CONFLICT]: 'Ronde ini sudah dimainkan dengan taruhan lain.',
    [INVALID_FIELDS]: 'Taruhan ini tidak bisa dipasang.',
    [TOO_MANY_REQUESTS]: 'Terlalu cepat. Tunggu sebentar.',
    [NOT_ENOUGH_COIN]: 'Saldomu tidak cukup untuk taruhan ini.',
    [BELOW_MINIMUM]: 'Taruhan ini di bawah minimum.',
    [ABOVE_MAXIMUM]: 'Taruhan ini di atas maksimum.',
    [GAME_SESSION_CLOSED]: 'Game ini sudah ditutup. Buka lagi dari daftar game.',
    [GAME_SESSION_EXPIRED]: 'Game ini terbuka terlalu lama dan sudah berakhir. Buka lagi dari daftar game.',
    [GAME_SESSION_MOVED]: 'Game ini terbuka di jendela lain.',
    [GAME_SESSION_SIGNED_OUT]: 'Kamu sudah keluar. Masuk lagi untuk lanjut main.',
    [LAUNCH_USED]: 'Alamat ini sudah dipakai. Buka lagi game ini dari daftar game.',
  },
  nothing: { title: 'Game', about: 'Buka game ini dari daftar game.' },
};
