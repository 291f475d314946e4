import type { Plural } from '../counted.ts';
import type { texts as en } from '../en/events.ts';

const waiting: Plural = {
  zero: 'لا أحداث بانتظار الإرسال',
  one: 'حدث واحد بانتظار الإرسال',
  two: 'حدثان بانتظار الإرسال',
  few: '{{count}} أحداث بانتظار الإرسال',
  many: '{{count}} حدثًا بانتظار الإرسال',
  other: '{{count}} حدث بانتظار الإرسال',
};

export const texts: typeof en = {
  title: 'بيانات الاستخدام',
  intro: 'يُعلم التطبيق الخدمة بما يُفتح فيه من شاشات وألعاب. الأحداث التي تعذّر إرسالها تنتظر على هذا الجهاز.',
  allSent: 'تم إرسال كل شيء',
  waiting,
  since: 'منذ {{time}}',
  lastError: 'آخر مشكلة: {{error}}',
  noAnswer: 'لا استجابة',
  noAnswerInTime: 'لا استجابة في الوقت المحدد',
  nextAttempt: 'المحاولة التالية في {{time}}',
  sendNow: 'إرسال الآن',
  inMemory: 'لا يحفظ هذا المتصفح البيانات. تُفقد الأحداث التي لم تُرسل قبل إغلاق الصفحة.',
  deadLetters: 'مرفوضة: {{count}}',
  deadLettersText: 'رفضت الخدمة هذه الأحداث. تبقى هنا إلى أن تتم إزالة التطبيق.',
  ofOther: 'حدث لعضو آخر',
  export: 'حفظ كملف',
  installation: 'معرّف التثبيت',
};
