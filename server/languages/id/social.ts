import type { texts as en } from '../en/social.ts';

export const texts: typeof en = {
  title: (name) => `Masuk dengan ${name}`,
  waiting: (name) => `Menghubungkan ke ${name}…`,
  go: (name) => `Lanjut dengan ${name}`,
  unreachable: (name) => `Tidak bisa terhubung ke ${name}. Tutup jendela ini dan coba lagi.`,
  alone: 'Jendela ini dibuka dari layar masuk. Kembali ke sana dan coba lagi.',
  close: 'Tutup',
};
