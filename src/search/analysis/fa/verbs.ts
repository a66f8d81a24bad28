// Verbs as they are typed: میخرم, بخره, خریدم and «می‌خرند» are forms of خرید.

/** Past stems, which identify the verb, and present stems, written or spoken. */
const verbs =
  'خرید خر|فروخت فروش|پرداخت پرداز|ریخت ریز|گرفت گیر|دید بین|بست بند|ساخت ساز|فرستاد فرست|نوشت نویس|خواند خوان|خواند خون|پرید پر|دزدید دزد|چرخید چرخ|' +
  'افتاد افت|شکست شکن|ماند مان|ماند مون|رسید رس|برد بر|اورد اور|اورد یار|انداخت انداز|فهمید فهم|شناخت شناس|ترسید ترس|کشید کش|برداشت بردار|گذاشت گذار|' +
  'گذاشت ذار|گذاشت زار|پرسید پرس|پذیرفت پذیر|یافت یاب|شمرد شمار|خورد خور|خوابید خواب|شنید شنو|بخشید بخش|رفت رو|چسبید چسب|سوخت سوز|پرید پرون|دانست دان|دانست دون|' +
  'گفت گ|گفت گو|خواست خواه|خواست خوا|زد زن';

const endings = ['', 'م', 'ی', 'ه', 'د', 'یم', 'ید', 'ین', 'ن', 'ند'];

function formsOf(verb: string): [form: string, past: string][] {
  const [past = '', present = ''] = verb.split(' ');
  return endings.flatMap((ending) =>
    [past, `می${past}`, `ب${present}`, `می${present}`].map((form): [string, string] => [form + ending, past]),
  );
}

const forms = new Map(verbs.split('|').flatMap(formsOf));

// They mean "package" and "without", not forms of "close" and "know".
for (const other of ['بسته', 'بدون']) forms.delete(other);

export function verbOf(folded: string): string | undefined {
  return forms.get(folded.replace('آ', 'ا'));
}
