import type { Plural } from '../counted.ts';
import type { texts as en } from '../en/events.ts';

const waiting: Plural = {
  other: '{{count}} peristiwa menunggu dikirim',
};

export const texts: typeof en = {
  title: 'Data penggunaan',
  intro:
    'Aplikasi mencatat layar dan game yang kamu buka, lalu mengirimkannya ke layanan. Peristiwa yang belum bisa dikirim menunggu di perangkat ini.',
  allSent: 'Semua sudah terkirim',
  waiting,
  since: 'Sejak {{time}}',
  lastError: 'Masalah terakhir: {{error}}',
  noAnswer: 'tidak ada jawaban',
  noAnswerInTime: 'jawaban terlalu lama',
  nextAttempt: 'Percobaan berikutnya pada {{time}}',
  sendNow: 'Kirim sekarang',
  inMemory:
    'Browser ini tidak menyimpan data. Peristiwa yang belum terkirim akan hilang saat halaman ditutup.',
  deadLetters: 'Ditolak: {{count}}',
  deadLettersText: 'Layanan menolak peristiwa ini. Semuanya tetap di sini sampai kamu menghapus aplikasi.',
  ofOther: 'Peristiwa anggota lain',
  export: 'Simpan sebagai file',
  installation: 'Instalasi',
};
