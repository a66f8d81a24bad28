import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkStatements } from './statements.ts';

const recorded = '[what is recorded](/docs/services/security/what-is-recorded#reseller)';

it('requires a page with promises about recording to link to the page about it', () => {
  expect(checkStatements(pageText('en', 'One.\n\nThe servers keep no activity logs.'))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('link to /docs/services/security/what-is-recorded') },
  ]);
  expect(checkStatements(pageText('en', `The servers keep no activity logs: ${recorded}.`))).toEqual([]);
});

it('requires a page that describes the kill switch to link to its page, in every language', () => {
  const en = pageText('en', '**Kill switch** blocks traffic until the tunnel is back.');
  const ru = pageText('ru', '**Kill Switch** блокирует трафик, пока туннель не\u00a0вернётся.');
  expect(checkStatements(en)).toHaveLength(1);
  expect(checkStatements(ru)).toHaveLength(1);
});

it('requires a page about when payments take effect to link to the payment methods, in every language', () => {
  const en = 'A card or PayPal takes effect at once.';
  expect(checkStatements(pageText('en', en))).toMatchObject([{ message: expect.stringContaining('how one can pay') }]);
  expect(checkStatements(pageText('fa', 'پرداخت با PayPal فوری اثر می\u200cکند.'))).toHaveLength(1);
  expect(checkStatements(pageText('ru', 'Карта и\u00a0PayPal действуют сразу.'))).toHaveLength(1);
  expect(
    checkStatements(pageText('en', `${en} [All ways](/docs/tutorial-basics/subscription-management#renew)`)),
  ).toEqual([]);
});

it('recognizes the Persian and Russian words for what is recorded', () => {
  expect(checkStatements(pageText('fa', 'سابقهٔ اتصال\u200cها نگه داشته می\u200cشود.'))).toHaveLength(1);
  expect(checkStatements(pageText('ru', 'Журналов активности нет.'))).toHaveLength(1);
  expect(checkStatements(pageText('ru', 'Записи о\u00a0подключениях хранятся.'))).toHaveLength(1);
});

it('ignores a page that only names these subjects', () => {
  expect(checkStatements(pageText('en', 'Turn on **Kill switch** in **Settings**. Read the logs.'))).toEqual([]);
});

it('requires advice to connect automatically to link to the exception for the UAE', () => {
  const advice = 'One.\n\n2. Turn on **Kill switch** and **Auto-connect**';
  expect(checkStatements(pageText('en', `${advice}.`))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('before-you-travel') },
  ]);
  const linked = `${advice} ([not in the UAE](/docs/tutorial-basics/before-you-travel#calls)).`;
  expect(checkStatements(pageText('en', linked))).toEqual([]);
  expect(checkStatements(pageText('en', '**Auto-connect** on; then connect.'))).toHaveLength(1);
});

it('refuses the promise of no logs, unless it is quoted', () => {
  expect(checkStatements(pageText('en', `A no-logs service: ${recorded}.`))).toMatchObject([
    { message: expect.stringContaining('write "no activity logs"') },
  ]);
  expect(checkStatements(pageText('en', `Ask about every promise of "no logs": ${recorded}.`))).toEqual([]);
});

it.each([
  ['en', 'On Android and iOS the app offers REALITY by itself when a network blocks UDP.'],
  ['fa', 'در Android و iOS وقتی شبکه UDP را می\u200cبندد، خود برنامه REALITY را پیشنهاد می\u200cکند.'],
  ['ru', 'На Android и\u00a0iOS приложение само предлагает REALITY, если сеть блокирует UDP.'],
  ['en', 'Enter the code that arrives at the **old** address.'],
  ['fa', 'کدی را که به ایمیل **قبلی** می\u200cآید وارد کنید.'],
  ['ru', 'Введите код, который придёт на\u00a0**старый** адрес.'],
] as const)('refuses what docs/decisions.md decided against, in %s: %s', (locale, text) => {
  expect(checkStatements(pageText(locale, text))).toMatchObject([{ message: expect.stringContaining('decisions.md') }]);
});

it('refuses the claim that connection records show the volume of a session, in every language', () => {
  const en = `The reseller reads the **connection records**: when, from where, the volume. ${recorded}`;
  const fa = `سابقهٔ اتصال\u200cها: شروع، پایان، سرور و حجم. ${recorded}`;
  const ru = `Доступны записи о\u00a0подключениях: начало, конец, объём. ${recorded}`;
  for (const page of [pageText('en', en), pageText('fa', fa), pageText('ru', ru)])
    expect(checkStatements(page)).toMatchObject([{ message: expect.stringContaining('no operation shows it') }]);
});
