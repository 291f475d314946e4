import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'ค้นหา',
  searchField: 'เกม ค่าย ประเภท หรือแท็ก',
  clearSearch: 'ล้าง',
  recentSearches: 'การค้นหาล่าสุด',
  forgetSearch: 'ลบ {{text}}',
  popular: 'ยอดนิยมตอนนี้',
  nothingFound: 'ไม่พบ “{{text}}”',
  nearMatches: 'คุณหมายถึง',
  preparing: 'กำลังเตรียมเกม',
  searchedOnly: 'ค้นหาเฉพาะเกมที่ตรงกับตัวกรองของคุณ',
  previousNotice: 'ก่อนหน้า',
  nextNotice: 'ถัดไป',
  noticePage: '{{index}} จาก {{count}}',
  hideNotice: 'ไม่ต้องแสดงอีก',
  noNotices: 'ยังไม่มีข่าวสารในขณะนี้',
};
