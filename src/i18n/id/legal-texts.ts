import type { LegalTexts } from '../legal.ts';

const date = Date.UTC(2026, 10, 1) / 1000;

export const texts: LegalTexts = {
  terms: {
    date,
    parts: [
      {
        id: 'who',
        title: 'Siapa yang boleh bermain',
        paragraphs: [
          '{{app}} dijalankan oleh {{operator}}. Kamu boleh punya satu akun, atas namamu sendiri, jika sudah cukup umur menurut hukum di tempat tinggalmu dan tidak sedang memblokir diri dari permainan.',
          'Jangan bagikan kata sandi, kode, dan kunci sandimu. Apa pun yang dilakukan dengannya kami anggap dilakukan olehmu, sampai kamu memberi tahu kami bahwa orang lain memilikinya.',
        ],
      },
      {
        id: 'coin',
        title: 'Koin dan saldo',
        paragraphs: [
          'Kamu bermain dengan koin. Saldomu adalah angka dalam pembukuan kami; aplikasi menampilkan angka terakhir yang diterimanya beserta waktunya. Kami mencatat kedua sisi dari setiap perpindahan koin, dan kamu bisa membacanya di mutasi.',
          'Jika koneksi terputus di tengah ronde atau pembayaran, pembukuan kami yang menentukan. Tidak ada yang dibukukan dua kali.',
        ],
      },
      {
        id: 'games',
        title: 'Game dan hasil',
        paragraphs: [
          'Layanan menentukan hasil ronde sebelum hasil itu ditampilkan. Ronde yang terputus diselesaikan sesuai aturannya dan hasilnya dimasukkan ke saldo; kamu bisa menemukannya di riwayat main.',
          'Setiap game menyebutkan rata-rata pengembaliannya selama banyak ronde. Rata-rata itu bukan janji untuk satu ronde atau satu hari.',
        ],
      },
      {
        id: 'payments',
        title: 'Deposit dan penarikan',
        paragraphs: [
          'Kamu melihat batas, biaya, dan lama proses yang biasa dari setiap metode pembayaran sebelum memilihnya. Penarikan dibayar ke rekening atas namamu sendiri. Kami mungkin harus memeriksa identitasmu dulu.',
          'Permintaan yang sudah kami terima tidak bisa dibatalkan; aplikasi menampilkan statusnya.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bonus',
        paragraphs: [
          'Setiap promo menyebutkan syaratnya: siapa yang bisa mengklaim, berapa yang harus dipertaruhkan dulu, dan kapan berakhir. Setiap hadiah kamu terima satu kali. Jika promo dan ketentuan ini berbeda, yang lebih menguntungkan bagimu yang berlaku.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Main bijak',
        paragraphs: [
          'Kapan saja kamu boleh memasang batas, mengambil jeda, atau memblokir diri. Batas yang lebih ketat langsung berlaku; batas yang lebih longgar berlaku setelah satu hari dan hanya jika kamu mengonfirmasinya lagi. Jeda atau blokir diri tidak bisa dipersingkat.',
          'Jika bermain tidak lagi menyenangkan, bicaralah dengan seseorang. Layanan bantuan yang tercantum di aplikasi tidak terkait dengan kami.',
        ],
      },
      {
        id: 'ending',
        title: 'Menutup akun',
        paragraphs: [
          'Kamu boleh menutup akun kapan saja; kami membayarkan sisa saldomu. Kami dapat menangguhkan akun yang melanggar ketentuan ini atau hukum, dan kami menyebutkan alasannya. Jika kamu tidak setuju, tulis ke {{support}}.',
        ],
      },
      {
        id: 'changes',
        title: 'Perubahan',
        paragraphs: [
          'Ketentuan baru menyebutkan tanggal mulai berlakunya, dan aplikasi mengumumkannya sebelum tanggal itu. Yang berlaku adalah hukum di tempat {{operator}} memperoleh izin, beserta hak yang diberikan hukum negaramu sendiri kepadamu.',
        ],
      },
    ],
  },
  privacy: {
    date,
    parts: [
      {
        id: 'what',
        title: 'Yang kami simpan',
        paragraphs: [
          'Akunmu: namanya, nomor telepon dan akun media sosial yang kamu tambahkan, serta hash kata sandimu yang tidak bisa dikembalikan ke aslinya. Permainan dan pembayaranmu: ronde, perpindahan koin, permintaan, dan hadiah. Perangkat tempat kamu masuk: nama, alamat jaringan yang dipersingkat, dan waktu terakhir kamu memakainya.',
        ],
      },
      {
        id: 'why',
        title: 'Mengapa kami menyimpannya',
        paragraphs: [
          'Agar kamu bisa masuk, agar saldomu tetap benar, untuk membayarmu, untuk menerapkan batas yang kamu pasang, dan karena hukum mewajibkan catatan permainan dan pembayaran. Kami tidak menjual satu pun darinya.',
        ],
      },
      {
        id: 'events',
        title: 'Cara aplikasi dipakai',
        paragraphs: [
          'Aplikasi memberi tahu kami tentang layar, game, dan promo yang kamu buka, supaya kami tahu apa yang berjalan baik. Setiap peristiwa berisi nomor anggotamu, nama layar atau game, dan waktunya; tidak ada nama, nomor telepon, akun, jumlah, atau kata sandi. Peristiwa yang belum bisa dikirim menunggu di perangkatmu; kamu bisa melihatnya di {{usageData}}.',
        ],
      },
      {
        id: 'device',
        title: 'Yang disimpan perangkatmu',
        paragraphs: [
          'Agar bisa langsung dibuka, juga saat offline, aplikasi menyimpan daftar game, saldo terakhirmu beserta waktunya, serta ronde dan pesan terakhirmu di perangkat. Saat kamu keluar dari akun, datamu dihapus. Aplikasi tidak pernah menyimpan kata sandimu.',
        ],
      },
      {
        id: 'others',
        title: 'Siapa lagi yang menerima data',
        paragraphs: [
          'Game yang kamu buka menerima nomor untuk sesi game itu dan rondenya sendiri. Jika kamu masuk dengan Google, Facebook, atau LINE, mereka mengetahui bahwa kamu masuk. Bank dan layanan pembayaran menerima apa yang dibutuhkan untuk suatu pembayaran. Tidak ada pihak lain yang menerima apa pun, kecuali diperintahkan oleh hukum.',
        ],
      },
      {
        id: 'rights',
        title: 'Hakmu',
        paragraphs: [
          'Kamu boleh menanyakan apa yang kami simpan, meminta data itu diperbaiki, membawanya, atau meminta data itu dihapus selama tidak ada hukum yang mewajibkan kami menyimpannya. Tulis ke {{support}}; {{operator}} menjawab dalam satu bulan.',
        ],
      },
    ],
  },
};
