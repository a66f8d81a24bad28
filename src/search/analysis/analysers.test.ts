import { expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { type Analyser, indexTerms } from './analyser.ts';
import { analyser as en } from './en.ts';
import { analyser as fa } from './fa.ts';
import { wordFamilies } from './ru/wordFamilies.ts';
import { analyser as ru } from './ru.ts';

function terms(analyser: Analyser, text: string): string[] {
  return indexTerms(analyser.analyse(text)).map((word) => word.term);
}

test.each([
  ['connecting', 'connected', en],
  ['subscription', 'subscriptions', en],
  ['im getting an error, whats wrong', 'error wrong', en],
  ['do u take paypal', 'do you take paypal', en],
  ['устройствами', 'устройство', ru],
  ['настройка', 'настроек', ru],
  ['войти', 'вход', ru],
  ['платёж', 'платежа', ru],
  ['истёк', 'истекла', ru],
  ['не подключён', 'не подключается', ru],
  ['کتاب\u200Cها', 'کتاب', fa],
  ['دستگاه ها', 'دستگاه', fa],
  ['دستگاه هاي', 'دستگاه', fa],
  ['دستگاه\u200Cهایم', 'دستگاه', fa],
  ['دستگاهها', 'دستگاه', fa],
  ['سریع\u200Cترین', 'سریع', fa],
  ['گذرواژه\u200Cام', 'گذرواژه', fa],
  ['رمزم', 'رمز', fa],
  ['كليد', 'کلید', fa],
  ['ادرس', 'آدرس', fa],
  ['VPN\u200Cها', 'vpn', fa],
  ['یه رمز میدین ولی چیه', 'رمز', fa],
  ['وصل نمی\u200Cشود', 'وصل نیست', fa],
  ['وصل نمي شود', 'وصل نیست', fa],
  ['وصل نمیشه', 'وصل نیست', fa],
  ['وصل نشد', 'وصل نیست', fa],
  // Negations without their ی.
  ['برنامه باز نمشه', 'برنامه باز نمیشه', fa],
  ['باز نمشود', 'باز نمی\u200Cشود', fa],
  ['کار نمکنه', 'کار نمیکنه', fa],
  ['کار نمكنه', 'کار نمیکنه', fa],
  ['نمشه وصل شد', 'نمیشه وصل شد', fa],
])('%#: %s and %s have the same terms', (one, other, analyser) => {
  expect(terms(analyser, one)).toEqual(terms(analyser, other));
});

test.each([
  ['пароль', 'порт', ru],
  ['подключение', 'отключение', ru],
  ['вход', 'выход', ru],
  ['کارت', 'کار', fa],
  ['امارات', 'آمار', fa],
  ['فیلتر', 'فیل', fa],
  ['مکان', 'مک', fa],
  ['وصل نشد', 'وصل کردن', fa],
])('%#: %s and %s have different terms', (one, other, analyser) => {
  expect(terms(analyser, one)).not.toEqual(terms(analyser, other));
});

test.each([
  ['how do I get the app', ['app'], en],
  ['не подключается', ['подключен', 'неподключен'], ru],
  // A compound as a whole and in parts.
  ['صورت\u200Cحساب', ['صورت', 'حساب', 'صورتحساب'], fa],
  // The adjective «کند» and the verb.
  ['اینترنتم کند است', ['اینترنت', 'کند'], fa],
  ['کمک می\u200Cکند', ['کمک'], fa],
  ['کمک مي کند', ['کمک'], fa],
  ['چرا باید وصل شوم', ['وصل'], fa],
  ['وصل نیست', ['وصل', 'وصلن'], fa],
])('%#: "%s" has the terms %s', (text, expected, analyser) => expect(terms(analyser, text)).toEqual(expected));

test.each(["can't connect", 'cant connect', "won't connect", 'doesnt connect', 'cannot connect', 'not connecting'])(
  '%s is stemmed to the one English negation',
  (text) => {
    expect(terms(en, text).filter((term) => /^(not|connect)$/.test(term))).toEqual(['not', 'connect']);
  },
);

test('a Persian word that only looks like a negation without its ی is not changed', () => {
  expect(fa.stem('نمره')).toBe('نمره');
  expect(fa.stem('نمکدان')).toBe('نمکد');
  expect(fa.analyse('نمک دریا')).toHaveLength(2);
  expect(fa.analyse('کارت نمره')).toHaveLength(2);
});

test('"accounting" is jargon, "accounts" is not', () => {
  const hasJargon = (text: string) => terms(en, text).some(en.isProfessional);
  expect(hasJargon('radius accounting')).toBe(true);
  expect(hasJargon('delete my accounts')).toBe(false);
});

test.each([en, fa, ru])('$locale maps names in other scripts to Latin, and words to phrases', ({ synonyms, stem }) => {
  expect(synonyms.get(stem('вайргард'))).toContainEqual(['wireguard']);
  expect(synonyms.get(stem('وایرگارد'))).toContainEqual(['wireguard']);
  expect(synonyms.get('killswitch')).toContainEqual(['kill', 'switch'].map(stem));
});

test.each([
  ['vpn wont connect', 'connect the vpn', en],
  ['app doesn’t open', 'open the app', en],
  ['впн не подключается', 'как подключить впн', ru],
  ['ошибка оплаты', 'вернуть деньги если не понравилось', ru],
  ['فیلترشکن وصل نمیشه', 'چطور فیلترشکن رو وصل کنم', fa],
  ['برنامه باز نمشه', 'نمره کاربر', fa],
  ['نمتونم وارد شم', 'نمک', fa],
] as const)('%#: recognises that "%s" is a complaint, and "%s" is not', (complaint, other, { isComplaint }) => {
  expect(isComplaint(complaint)).toBe(true);
  expect(isComplaint(other)).toBe(false);
});

test('Word families are written as their words are looked up', () => {
  expect(wordFamilies.map(fold)).toEqual(wordFamilies);
});
