import type { texts as en } from '../en/social.ts';

export const texts: typeof en = {
  title: (name) => `تسجيل الدخول عبر ${name}`,
  waiting: (name) => `جارٍ الاتصال بخدمة ${name}…`,
  go: (name) => `المتابعة عبر ${name}`,
  unreachable: (name) => `تعذّر الوصول إلى ${name}. يُرجى إغلاق هذه النافذة والمحاولة مجددًا.`,
  alone: 'تُفتح هذه النافذة من شاشة تسجيل الدخول. يُرجى العودة إليها والمحاولة مجددًا.',
  close: 'إغلاق',
};
