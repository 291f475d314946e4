import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'البحث',
  searchField: 'لعبة أو استوديو أو نوع أو وسم',
  clearSearch: 'مسح',
  recentSearches: 'عمليات البحث الأخيرة',
  forgetSearch: 'إزالة {{text}}',
  popular: 'الأكثر رواجًا الآن',
  nothingFound: 'لا نتائج عن «{{text}}»',
  nearMatches: 'هل المقصود',
  preparing: 'جارٍ تجهيز الألعاب',
  searchedOnly: 'شمل البحث الألعاب المطابقة للتصفية فقط.',
  previousNotice: 'السابق',
  nextNotice: 'التالي',
  noticePage: '{{index}} من {{count}}',
  hideNotice: 'عدم العرض مجددًا',
  noNotices: 'لا أخبار حاليًا',
};
