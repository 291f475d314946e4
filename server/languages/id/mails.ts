import type { texts as en } from '../en/mails.ts';

export const texts: typeof en = {
  notYou: 'Kalau bukan kamu yang melakukannya, ubah kata sandimu dan keluarkan semua perangkat lain.',
  methods: {
    totp: 'kode dari aplikasi autentikator',
    sms: 'kode lewat SMS',
    passkey: 'kunci sandi',
  },
  changes: {
    passkeyAdded: { title: 'Kunci sandi ditambahkan', what: 'Kunci sandi ditambahkan ke akunmu.' },
    passkeyRemoved: { title: 'Kunci sandi dihapus', what: 'Kunci sandi dihapus dari akunmu.' },
    numberBound: { title: 'Nomor telepon ditambahkan', what: 'Nomor telepon ditambahkan ke akunmu.' },
    accountBound: {
      title: 'Nama akun ditambahkan',
      what: 'Kamu sekarang bisa masuk dengan nama akun dan kata sandi.',
    },
    passwordChanged: {
      title: 'Kata sandi diubah',
      what: 'Kata sandimu sudah diubah, dan semua perangkat lain sudah dikeluarkan.',
    },
    safePasswordChanged: {
      title: 'Sandi brankas diubah',
      what: 'Sandi brankasmu sudah diatur atau diubah.',
    },
    receivingAccountAdded: {
      title: 'Rekening penarikan ditambahkan',
      what: 'Penarikan sekarang bisa dibayar ke rekening itu.',
    },
    receivingAccountChanged: {
      title: 'Rekening penarikan diubah',
      what: 'Nomor atau nama pemilik sebuah rekening penarikan sudah diubah.',
    },
    sessionsEnded: {
      title: 'Perangkat dikeluarkan',
      what: 'Perangkat lain sudah dikeluarkan dari akunmu.',
    },
    recoveryUsed: {
      title: 'Kode pemulihan dipakai',
      what: 'Salah satu kode pemulihanmu sudah dipakai. Kode itu hanya berlaku sekali.',
    },
  },
  bound: (name) => ({ title: `${name} ditambahkan`, what: `Kamu sekarang bisa masuk dengan ${name}.` }),
  secondStepOn: (method) => ({
    title: 'Verifikasi dua langkah aktif',
    what: `Mulai sekarang, ${method} diminta saat kamu masuk.`,
  }),
  secondStepOff: (method) => ({
    title: 'Verifikasi dua langkah nonaktif',
    what: `Mulai sekarang, ${method} tidak lagi diminta saat kamu masuk.`,
  }),
  vipLevel: (level) => `Kamu mencapai VIP ${level}`,
  vipLevelReward: 'Hadiah level ini sudah masuk ke saldomu.',
};
