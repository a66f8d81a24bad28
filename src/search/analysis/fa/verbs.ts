// Verbs as they are typed, written or spoken, without a half-space: میخرم, بخره, خریدم and «می‌خرند» are forms of خرید.

/** Past and present stems of verbs that readers use; the past one stands for the verb. Some have a second present stem, as they are spoken. */
const verbs =
  'خرید خر|فروخت فروش|پرداخت پرداز|ریخت ریز|گرفت گیر|دید بین|بست بند|ساخت ساز|فرستاد فرست|نوشت نویس|خواند خوان|خواند خون|پرید پر|دزدید دزد|چرخید چرخ|' +
  'افتاد افت|شکست شکن|ماند مان|ماند مون|رسید رس|برد بر|آورد آور|آورد یار|انداخت انداز|فهمید فهم|شناخت شناس|ترسید ترس|کشید کش|برداشت بردار|گذاشت گذار|' +
  'گذاشت ذار|گذاشت زار|پرسید پرس|پذیرفت پذیر|یافت یاب|شمرد شمار|خورد خور|خوابید خواب|شنید شنو|بخشید بخش|رفت رو|چسبید چسب|سوخت سوز|پرید پرون|دانست دان|دانست دون|' +
  'گفت گ|گفت گو|خواست خواه|خواست خوا|زد زن';

/**
 * Verbs that begin with another word, which می and ب come behind: برمیگرده, دربیارم. That word,
 * past and present stem; behind a spoken past stem the written one.
 */
const withPreverb = 'بر گشت گرد|بر گرداند گردان|بر گردوند گردون گرداند|بر داشت دار|در آورد آر|در آورد یار';

const endings = ['', 'م', 'ی', 'ه', 'د', 'یم', 'ید', 'ین', 'ن', 'ند'];

/** Forms that a pattern would find in other words as well («برد», «بار»), behind their verb. */
const otherForms =
  'رفت میرم میرن میریم بره برم برن|ماند موند موندم موندن مونده|خواند خوند خوندم خوندن|آورد میاره میارم';

function plainForms(verb: string): [form: string, past: string][] {
  const [past = '', present = ''] = verb.split(' ');
  return endings.flatMap((ending) =>
    [past, `می${past}`, `ب${present}`, `می${present}`].map((form): [string, string] => [form + ending, past]),
  );
}

function preverbForms(verb: string): [form: string, past: string][] {
  const [before = '', past = '', present = '', written = past] = verb.split(' ');
  return endings.flatMap((ending) =>
    [past, `می${past}`, present, `می${present}`, `ب${present}`].map((form): [string, string] => [
      before + form + ending,
      before + written,
    ]),
  );
}

function listedForms(list: string): [form: string, past: string][] {
  const [past = '', ...listed] = list.split(' ');
  return listed.map((form) => [form, past]);
}

const forms = new Map([
  ...verbs.split('|').flatMap(plainForms),
  ...withPreverb.split('|').flatMap(preverbForms),
  ...otherForms.split('|').flatMap(listedForms),
]);

/** A package, rather than closed; without, rather than "know". */
for (const other of ['بسته', 'بدون']) forms.delete(other);

/** The verb that a folded word is a form of. */
export function verbOf(folded: string): string | undefined {
  return forms.get(folded);
}
