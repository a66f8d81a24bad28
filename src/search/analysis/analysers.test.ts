import { describe, expect, test } from 'vitest';
import { type Analyser, indexTerms, titleKey } from './analyser.ts';
import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { analyser as ru } from './ru.ts';

function terms(analyser: Analyser, text: string): string[] {
  return indexTerms(analyser.analyse(text)).map((word) => word.term);
}

describe('the English analyser', () => {
  test.each([
    ['connecting', 'connected'],
    ['subscription', 'subscriptions'],
    ['device', 'devices'],
    ['connection', 'connect'],
    ['slower', 'slow'],
    ['verification', 'verify'],
    ['forgotten', 'forgot'],
    ['yearly', 'year'],
    ['license', 'licence'],
  ])('brings %s and %s together', (one, other) => {
    expect(terms(en, one)).toEqual(terms(en, other));
  });

  test.each(["can't connect", 'cant connect', "won't connect", 'doesnt connect', 'cannot connect', 'not connecting'])(
    'knows one negation: %s',
    (text) => {
      expect(titleKey(en.analyse(text))).toBe('notconnect');
    },
  );

  test('leaves out words without meaning', () => {
    expect(terms(en, 'how do I get the app')).toEqual(['app']);
    expect(terms(en, 'im getting an error, whats wrong')).toEqual(terms(en, 'error wrong'));
    expect(terms(en, 'do u take paypal')).toEqual(terms(en, 'do you take paypal'));
  });

  test('knows the accounting of an operator from the account of a reader', () => {
    const isOfTheTrade = (text: string) => terms(en, text).some(en.isProfessional);
    expect(isOfTheTrade('radius accounting')).toBe(true);
    expect(isOfTheTrade('delete my accounts')).toBe(false);
  });
});

describe('the Russian analyser', () => {
  test.each([
    ['устройствами', 'устройство'],
    ['настройка', 'настроек'],
    ['подписка', 'подписок'],
    ['утечка', 'утечек'],
    ['блокировка', 'блокировок'],
    ['войти', 'вход'],
    ['скачать', 'скачивание'],
    ['установка', 'установить'],
    ['платёж', 'платежа'],
    ['истёк', 'истекла'],
  ])('brings %s and %s together', (one, other) => {
    expect(terms(ru, one)).toEqual(terms(ru, other));
  });

  test('knows a negated verb from the verb itself', () => {
    expect(terms(ru, 'не подключается')).toEqual(['подключен', 'неподключен']);
    expect(terms(ru, 'не подключён')).toEqual(terms(ru, 'не подключается'));
  });

  test.each([
    ['пароль', 'порт'],
    ['подключение', 'отключение'],
    ['вход', 'выход'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(terms(ru, one)).not.toEqual(terms(ru, other));
  });
});

describe('the Persian analyser', () => {
  test.each([
    ['کتاب\u200Cها', 'کتاب'],
    ['دستگاه ها', 'دستگاه'],
    ['دستگاه هاي', 'دستگاه'],
    ['دستگاه\u200Cهایم', 'دستگاه'],
    ['دستگاهها', 'دستگاه'],
    ['سریع\u200Cترین', 'سریع'],
    ['گذرواژه\u200Cام', 'گذرواژه'],
    ['رمزم', 'رمز'],
    ['كليد', 'کلید'],
    ['VPN\u200Cها', 'vpn'],
  ])('brings %s and %s together', (one, other) => {
    expect(terms(fa, one)).toEqual(terms(fa, other));
  });

  test('leaves out words of talk without meaning', () => {
    expect(terms(fa, 'یه رمز میدین ولی چیه')).toEqual(terms(fa, 'رمز'));
  });

  test.each([
    ['کارت', 'کار'],
    ['فیلتر', 'فیل'],
    ['مکان', 'مک'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(terms(fa, one)).not.toEqual(terms(fa, other));
  });

  test('knows a compound joined and by its parts', () => {
    expect(terms(fa, 'صورت\u200Cحساب')).toEqual(['صورت', 'حساب', 'صورتحساب']);
  });

  test('knows the adjective «کند» from the verb', () => {
    expect(terms(fa, 'اینترنتم کند است')).toContain('کند');
    expect(terms(fa, 'کمک می\u200Cکند')).toEqual(['کمک']);
    expect(terms(fa, 'کمک مي کند')).toEqual(['کمک']);
  });

  test('leaves out the verbs of questions', () => {
    expect(terms(fa, 'چرا باید وصل شوم')).toEqual(['وصل']);
  });

  test('knows a negated verb in every form from the verb itself', () => {
    const forms = ['وصل نمی\u200Cشود', 'وصل نمي شود', 'وصل نمیشه', 'وصل نشد', 'وصل نیست'].map((text) =>
      terms(fa, text),
    );
    expect(new Set(forms.map(String)).size).toBe(1);
    expect(forms[0]).toHaveLength(2);
    expect(forms[0]).toContain('وصل');
    expect(titleKey(fa.analyse('وصل نشد'))).not.toBe(titleKey(fa.analyse('وصل کردن')));
  });
});

describe('a Persian negation without its ی', () => {
  test.each([
    ['برنامه باز نمشه', 'برنامه باز نمیشه'],
    ['باز نمشود', 'باز نمی\u200Cشود'],
    ['کار نمکنه', 'کار نمیکنه'],
    ['کار نمكنه', 'کار نمیکنه'],
    ['نمتونم وارد شم', 'نمیتونم وارد شم'],
    ['نمشه وصل شد', 'نمیشه وصل شد'],
  ])('is the same: %s', (typed, meant) => {
    const terms = (text: string) => indexTerms(fa.analyse(text)).map(({ term }) => term);
    expect(terms(typed)).toEqual(terms(meant));
    expect(titleKey(fa.analyse(typed))).toBe(titleKey(fa.analyse(meant)));
  });

  test('leaves other words alone', () => {
    expect(fa.stem('نمره')).toBe('نمره');
    expect(fa.stem('نمکدان')).toBe('نمکد');
    expect(fa.analyse('نمک دریا')).toHaveLength(2);
    expect(fa.analyse('کارت نمره')).toHaveLength(2);
  });
});

describe.each([en, fa, ru])('synonyms of $locale', ({ synonyms, stem }) => {
  test('lead from a name in another script to the Latin one', () => {
    expect(synonyms.get(stem('вайргард'))).toContainEqual(['wireguard']);
    expect(synonyms.get(stem('وایرگارد'))).toContainEqual(['wireguard']);
  });

  test('lead from a word to a phrase', () => {
    expect(synonyms.get('killswitch')).toContainEqual(['kill', 'switch'].map(stem));
  });
});

test.each([
  [en, 'vpn wont connect', 'connect the vpn'],
  [en, 'app doesn’t open', 'open the app'],
  [ru, 'впн не подключается', 'как подключить впн'],
  [ru, 'ошибка оплаты', 'вернуть деньги если не понравилось'],
  [fa, 'فیلترشکن وصل نمیشه', 'چطور فیلترشکن رو وصل کنم'],
  [fa, 'برنامه باز نمشه', 'نمره کاربر'],
  [fa, 'نمتونم وارد شم', 'نمک'],
] as const)('%#: a query that says that something does not work is known', ({ isComplaint }, complaint, other) => {
  expect(isComplaint(complaint)).toBe(true);
  expect(isComplaint(other)).toBe(false);
});
