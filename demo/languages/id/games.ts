import type { texts as en } from '../en/games.ts';

export const texts: typeof en = {
  slot: 'Tiga simbol yang sama di garis dibayar, begitu juga dua simbol terakhir di tabel. Burung raja udang menggantikan simbol apa pun.',
  dice: 'Dadu menghasilkan angka 1 sampai 100, dan kamu memilih apakah angkanya di atas atau di bawah targetmu.',
  wheel:
    'Semua segmen punya peluang yang sama. Dengan risiko tinggi, kamu lebih jarang menang tetapi lebih besar; dengan risiko rendah, lebih sering tetapi lebih kecil.',
  symbols: {
    kingfisher: 'Burung raja udang',
    star: 'Bintang',
    lantern: 'Lentera',
    wave: 'Ombak',
    shell: 'Kerang',
    pearl: 'Mutiara',
  },
  symbolAt: (place) => `Simbol ${place}`,
  chance: (percent) => `Peluang ${percent}`,
  tempers: { calm: 'Risiko rendah', lively: 'Risiko sedang', bold: 'Risiko tinggi' },
  fields: (temper, { count, of }) => `${temper} · ${count} dari ${of} segmen`,
};
