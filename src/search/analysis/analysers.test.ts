import { describe, expect, test } from 'vitest';
import { type Analyser, indexTerms } from './analyser.ts';
import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { analyser as ru } from './ru.ts';

function terms(analyser: Analyser, text: string): string[] {
  return indexTerms(analyser.analyse(text)).map((word) => word.term);
}

test.each([
  [en, 'connecting', 'connected'],
  [en, 'subscription', 'subscriptions'],
  [en, 'im getting an error, whats wrong', 'error wrong'],
  [en, 'do u take paypal', 'do you take paypal'],
  [ru, 'устройствами', 'устройство'],
  [ru, 'настройка', 'настроек'],
  [ru, 'войти', 'вход'],
  [ru, 'платёж', 'платежа'],
  [ru, 'истёк', 'истекла'],
  [ru, 'не подключён', 'не подключается'],
  [fa, 'کتاب\u200Cها', 'کتاب'],
  [fa, 'دستگاه ها', 'دستگاه'],
  [fa, 'دستگاه هاي', 'دستگاه'],
  [fa, 'دستگاه\u200Cهایم', 'دستگاه'],
  [fa, 'دستگاهها', 'دستگاه'],
  [fa, 'سریع\u200Cترین', 'سریع'],
  [fa, 'گذرواژه\u200Cام', 'گذرواژه'],
  [fa, 'رمزم', 'رمز'],
  [fa, 'كليد', 'کلید'],
  [fa, 'ادرس', 'آدرس'],
  [fa, 'VPN\u200Cها', 'vpn'],
  [fa, 'یه رمز میدین ولی چیه', 'رمز'],
  [fa, 'وصل نمی\u200Cشود', 'وصل نیست'],
  [fa, 'وصل نمي شود', 'وصل نیست'],
  [fa, 'وصل نمیشه', 'وصل نیست'],
  [fa, 'وصل نشد', 'وصل نیست'],
  // Negations without their ی.
  [fa, 'برنامه باز نمشه', 'برنامه باز نمیشه'],
  [fa, 'باز نمشود', 'باز نمی\u200Cشود'],
  [fa, 'کار نمکنه', 'کار نمیکنه'],
  [fa, 'کار نمكنه', 'کار نمیکنه'],
  [fa, 'نمشه وصل شد', 'نمیشه وصل شد'],
])('%#: %s and %s are brought together', (analyser, one, other) => {
  expect(terms(analyser, one)).toEqual(terms(analyser, other));
});

test.each([
  [ru, 'пароль', 'порт'],
  [ru, 'подключение', 'отключение'],
  [ru, 'вход', 'выход'],
  [fa, 'کارت', 'کار'],
  [fa, 'امارات', 'آمار'],
  [fa, 'فیلتر', 'فیل'],
  [fa, 'مکان', 'مک'],
  [fa, 'وصل نشد', 'وصل کردن'],
])('%#: %s and %s are kept apart', (analyser, one, other) => {
  expect(terms(analyser, one)).not.toEqual(terms(analyser, other));
});

test.each([
  [en, 'how do I get the app', ['app']],
  [ru, 'не подключается', ['подключен', 'неподключен']],
  // A compound joined and by its parts.
  [fa, 'صورت\u200Cحساب', ['صورت', 'حساب', 'صورتحساب']],
  // The adjective «کند» and the verb.
  [fa, 'اینترنتم کند است', ['اینترنت', 'کند']],
  [fa, 'کمک می\u200Cکند', ['کمک']],
  [fa, 'کمک مي کند', ['کمک']],
  [fa, 'چرا باید وصل شوم', ['وصل']],
  [fa, 'وصل نیست', ['وصل', 'وصلن']],
])('%#: "%s" has the terms %s', (analyser, text, expected) => expect(terms(analyser, text)).toEqual(expected));

test.each(["can't connect", 'cant connect', "won't connect", 'doesnt connect', 'cannot connect', 'not connecting'])(
  'English has one negation: %s',
  (text) => {
    expect(terms(en, text).filter((term) => /^(not|connect)$/.test(term))).toEqual(['not', 'connect']);
  },
);

test('a Persian word that only looks like a negation without its ی is left alone', () => {
  expect(fa.stem('نمره')).toBe('نمره');
  expect(fa.stem('نمکدان')).toBe('نمکد');
  expect(fa.analyse('نمک دریا')).toHaveLength(2);
  expect(fa.analyse('کارت نمره')).toHaveLength(2);
});

test('the accounting of an operator is another word than the account of a reader', () => {
  const isOfTheTrade = (text: string) => terms(en, text).some(en.isProfessional);
  expect(isOfTheTrade('radius accounting')).toBe(true);
  expect(isOfTheTrade('delete my accounts')).toBe(false);
});

describe.each([en, fa, ru])('synonyms of $locale', ({ synonyms, stem }) => {
  test('lead from a name in another script to the Latin one, and from a word to a phrase', () => {
    expect(synonyms.get(stem('вайргард'))).toContainEqual(['wireguard']);
    expect(synonyms.get(stem('وایرگارد'))).toContainEqual(['wireguard']);
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
