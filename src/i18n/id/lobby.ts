import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'Cari',
  searchField: 'Game, studio, jenis, atau tag',
  clearSearch: 'Hapus',
  recentSearches: 'Pencarian terakhir',
  forgetSearch: 'Hapus {{text}}',
  popular: 'Lagi populer',
  nothingFound: "Tidak ada hasil untuk '{{text}}'",
  nearMatches: 'Mungkin maksudmu',
  preparing: 'Menyiapkan game',
  searchedOnly: 'Pencarian hanya mencakup game yang sesuai filtermu.',
  previousNotice: 'Sebelum',
  nextNotice: 'Lanjut',
  noticePage: '{{index}} dari {{count}}',
  hideNotice: 'Jangan tampilkan lagi',
  noNotices: 'Belum ada kabar terbaru',
};
