import type { texts as en } from '../en/service.ts';

export const texts: typeof en = {
  talk: 'Bicara dengan kami',
  chat: 'Chat dengan kami',
  chatText: 'Terbuka di sini, di atas halaman ini',
  chatFailed: 'Chat sedang tidak bisa dihubungi. Ini cara lain untuk menghubungi kami.',
  connecting: 'Menghubungkan ke chat…',
  vendor:
    'Chat dijalankan oleh penyedia yang bekerja untuk kami. Penyedia hanya mengetahui nama panggilan dan bahasamu, tidak ada hal lain dari akunmu.',
  otherWays: 'Cara lain menghubungi kami',
  awayTitle: 'Kamu sedang offline',
  awayText: 'Chat butuh koneksi. Masukan yang kamu tulis untuk kami tersimpan sampai bisa dikirim.',
  contact: 'Kirim pesan ke kami',
  others: 'Cara lainnya',
  yourself: 'Cari jawabannya sendiri',
  faq: 'Tanya jawab',
  faqText: 'Akun, game, uang, dan lainnya',
  feedback: 'Masukan',
  feedbackText: 'Laporkan masalah, bisa dengan gambar',
  saferPlay: 'Main bijak',
  saferPlayText: 'Batas, jeda, dan nomor bantuan',
};
