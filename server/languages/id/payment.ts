import type { texts as en } from '../en/payment.ts';

export const texts: typeof en = {
  title: 'Bayar depositmu',
  coins: 'koin',
  order: 'Transaksi',
  about: 'Ini demonstrasi: tidak ada uang yang berpindah. Pilih apa yang dilaporkan layanan pembayaran.',
  pay: 'Bayar',
  twice: 'Bayar, dilaporkan dua kali',
  later: 'Bayar, dilaporkan dalam 15 detik',
  fail: 'Buat pembayaran gagal',
  back: 'Kembali ke Halcyon',
  paid: 'Pembayaranmu sudah diterima.',
  failed: 'Pembayaran tidak berhasil. Tidak ada uang yang dipotong.',
  expired: 'Transaksi ini sudah kedaluwarsa. Buat deposit baru di aplikasi.',
  delayed: 'Pembayaran sedang dalam proses. Halaman ini boleh ditutup.',
  refused:
    'Pesanan ini tidak bisa dibayar sekarang: akunmu ditutup untuk deposit, atau batas, jeda, atau pengecualian dirimu sedang berlaku. Tidak ada yang ditagih.',
  returned: 'Pembayaranmu dikembalikan karena akunmu ditutup untuk deposit.',
};
