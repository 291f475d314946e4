import type { texts as en } from '../en/push.ts';

export const texts: typeof en = {
  withdraw: { title: 'تقدّم طلب السحب', body: 'اضغط لمعرفة مرحلته الحالية.' },
  mail: { title: 'لديك رسالة جديدة', body: 'اضغط لقراءتها.' },
  bonus: { title: 'مكافأة جاهزة', body: 'اضغط لمعرفة ما يمكن استلامه.' },
};
