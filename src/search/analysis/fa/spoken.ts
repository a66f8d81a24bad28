// Words as they are spoken: کنده for «کند است», پولشو for «پولش را», سایتا for «سایت‌ها», ارزونه for «ارزان است».

const SHORTEST_LEFT = 3;

/** Spoken forms of words and endings, with the written ones. */
const changes: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/ه$/, ''],
  [/[متش]?و$/, ''],
  [/[متش]ون$/, ''],
  [/ا(?:[متش](?:و|ون)?|ی)?$/, ''],
  [/ونه?$/, 'ان'],
];

/** The forms that a folded word as it is spoken may have in writing. */
export function writtenForms(folded: string): string[] {
  const forms = changes.map(([spoken, written]) => folded.replace(spoken, written));
  return [...new Set(forms)].filter((form) => form !== folded && form.length >= SHORTEST_LEFT);
}

/** Words that speech ends with «است»: وصله for «وصل است». A list, for many other words end with ه as well. */
const withIs =
  'امن نامحدود لازم آنلاین درست سخت ویروس خراب قوی مطمئن روشن خاموش فیلتر قدیمی بهتر خطرناک اشتباه غلط قفل زیاد منقضی وصل متصل قطع عقب نصب ' +
  'اصلی تقلبی قلابی سنگین سبک ضعیف کند معلوم شلوغ رایگان مجانی سریع معتبر نامعتبر فعال غیرفعال قانونی جرم گران ارزان مسدود محدود پر کم کافی ممکن ' +
  'چقدر چند';

/** Nouns in the plural of speech: کاربرا for «کاربرها». */
const inPlural = 'کاربر یوزر سرور سایت کارمند عکس فیلم پیام فاکتور اپراتور شرکت فیلترشکن کانفیگ مشترک مهمان تلفن';

/** Other words as they are spoken, each with the written one. */
const others =
  'نشون:نشان خونه:خانه خونگی:خانگی گرون:گران گرونه:گران ارزون:ارزان ارزونه:ارزان تموم:تمام همون:همان مهمون:مهمان دوتا:دو سهتا:سه شیش:شش نتم:نت نتو:نت خانوادم:خانواده خانوادمون:خانواده فیلیمو:فیلیمو نمتونم:نمیتونم';

const written = new Map([
  ...withIs.split(' ').map((word): [string, string] => [`${word}ه`, word]),
  ...inPlural.split(' ').map((word): [string, string] => [`${word}ا`, word]),
  ...others.split(' ').map((pair): [string, string] => {
    const [spoken = '', word = ''] = pair.split(':');
    return [spoken, word];
  }),
]);

/** «رمزم را» in speech. */
const ownObject = /(.{3,})[متش]و$/;

/** A folded word of speech as it is written: texts and queries have both. A word that is written so stays. */
export function asWritten(folded: string): string {
  return written.get(folded) ?? folded.replace(ownObject, '$1');
}
