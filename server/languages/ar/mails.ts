import type { texts as en } from '../en/mails.ts';

export const texts: typeof en = {
  notYou: 'إذا لم يصدر ذلك منك، فيُرجى تغيير كلمة مرورك وتسجيل الخروج من كل الأجهزة الأخرى.',
  methods: {
    totp: 'تطبيق المصادقة',
    sms: 'رسالة نصية',
    passkey: 'مفتاح مرور',
  },
  changes: {
    passkeyAdded: { title: 'تمت إضافة مفتاح مرور', what: 'أُضيف مفتاح مرور إلى حسابك.' },
    passkeyRemoved: { title: 'تمت إزالة مفتاح مرور', what: 'أُزيل مفتاح مرور من حسابك.' },
    numberBound: { title: 'تمت إضافة رقم هاتف', what: 'أُضيف رقم هاتف إلى حسابك.' },
    accountBound: {
      title: 'تمت إضافة اسم حساب',
      what: 'يمكنك الآن تسجيل الدخول باسم حساب وكلمة مرور.',
    },
    passwordChanged: {
      title: 'تم تغيير كلمة المرور',
      what: 'تم تغيير كلمة مرورك وتسجيل الخروج من كل الأجهزة الأخرى.',
    },
    safePasswordChanged: {
      title: 'تم تغيير كلمة مرور الخزنة',
      what: 'تم تعيين كلمة مرور خزنتك أو تغييرها.',
    },
    receivingAccountAdded: {
      title: 'تمت إضافة حساب سحب',
      what: 'يمكن الآن دفع مبالغ السحب إليه.',
    },
    receivingAccountChanged: {
      title: 'تم تغيير حساب سحب',
      what: 'تم تغيير رقم أحد حسابات السحب أو اسم صاحبه.',
    },
    sessionsEnded: {
      title: 'تم تسجيل الخروج من أجهزة أخرى',
      what: 'أُنهيت جلسات حسابك على أجهزة أخرى.',
    },
    recoveryUsed: {
      title: 'تم استخدام رمز استرداد',
      what: 'استُخدم أحد رموز الاسترداد لحسابك. يعمل كل رمز مرة واحدة فقط.',
    },
  },
  bound: (name) => ({ title: `تمت إضافة ${name}`, what: `يمكنك الآن تسجيل الدخول عبر ${name}.` }),
  secondStepOn: (method) => ({
    title: 'تم تفعيل التحقق بخطوتين',
    what: `يتطلب تسجيل الدخول الآن ${method}.`,
  }),
  secondStepOff: (method) => ({
    title: 'تم إيقاف التحقق بخطوتين',
    what: `لم يعد تسجيل الدخول يتطلب ${method}.`,
  }),
  vipLevel: (level) => `بلغت VIP ${level}`,
  vipLevelReward: 'أُضيفت جائزة هذا المستوى إلى رصيدك.',
};
