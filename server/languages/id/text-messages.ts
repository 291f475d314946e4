import type { texts as en } from '../en/text-messages.ts';

export const texts: typeof en = {
  purposes: {
    0: 'untuk mendaftar',
    1: 'untuk mengonfirmasi nomormu',
    2: 'untuk mengatur kata sandi baru',
    3: 'untuk masuk',
    4: 'untuk verifikasi dua langkah',
  },
  code: ({ code, app, use, minutes }) =>
    `${code} adalah kode ${app} ${use}. Berlaku ${minutes} menit. Jangan bagikan ke siapa pun.`,
  inbox: {
    title: 'Pesan SMS',
    about: 'Pesan ini disimpan di komputer ini, tidak dikirim ke ponsel. Yang terbaru di atas.',
    none: 'Belum ada pesan. Minta kode di aplikasi, dan kodenya muncul di sini.',
  },
};
