import type { texts as en } from '../en/games.ts';

export const texts: typeof en = {
  slot: 'تربح ثلاثة رموز متطابقة على الخط، وكذلك رمزان من آخر رمز في الجدول. يحل طائر الرفراف محل أي رمز.',
  dice: 'النتيجة رقم من 1 إلى 100، ويمكنك اختيار أن يكون أكبر من هدفك أو أصغر منه.',
  wheel:
    'لكل الخانات الاحتمال نفسه. تربح المخاطرة العالية مرات أقل لكن بمبالغ أكبر، وتربح المنخفضة مرات أكثر لكن بمبالغ أصغر.',
  symbols: {
    kingfisher: 'طائر الرفراف',
    star: 'نجمة',
    lantern: 'فانوس',
    wave: 'موجة',
    shell: 'صدفة',
    pearl: 'لؤلؤة',
  },
  symbolAt: (place) => `الرمز ${place}`,
  chance: (percent) => `احتمال ${percent}`,
  tempers: { calm: 'مخاطرة منخفضة', lively: 'مخاطرة متوسطة', bold: 'مخاطرة عالية' },
  fields: (temper, { count, of }) => `${temper} · ${count} من ${of} خانة`,
};
