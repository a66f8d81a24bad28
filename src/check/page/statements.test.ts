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

it.each([
  ['fa', 'سابقهٔ اتصال\u200cها نگه داشته می\u200cشود.', 'what is recorded'],
  ['ru', 'Журналов активности нет.', 'what is recorded'],
  ['ru', 'Записи о\u00a0подключениях хранятся.', 'what is recorded'],
  ['en', '**Kill switch** blocks traffic until the tunnel is back.', 'kill switch'],
  ['ru', '**Kill Switch** блокирует трафик, пока туннель не\u00a0вернётся.', 'kill switch'],
  ['en', 'A card or PayPal takes effect at once.', 'how one can pay'],
  ['fa', 'پرداخت با PayPal فوری اثر می\u200cکند.', 'how one can pay'],
  ['ru', 'Карта и\u00a0PayPal действуют сразу.', 'how one can pay'],
  ['en', '**Auto-connect** on; then connect.', 'before-you-travel'],
  ['en', 'Turn on **Kill switch**, or turn on **Auto-connect**.', 'before-you-travel'],
  ['en', `A no-logs service: ${recorded}.`, 'write "no activity logs"'],
  ['en', `The reseller reads the **connection records**: when, the volume. ${recorded}`, 'no operation shows it'],
  ['fa', `سابقهٔ اتصال\u200cها: شروع، پایان، سرور و حجم. ${recorded}`, 'no operation shows it'],
  ['ru', `Доступны записи о\u00a0подключениях: начало, конец, объём. ${recorded}`, 'no operation shows it'],
  ['en', 'On Android and iOS the app offers REALITY by itself when a network blocks UDP.', 'phones only'],
  ['fa', 'در Android و iOS وقتی شبکه UDP را می\u200cبندد، خود برنامه REALITY را پیشنهاد می\u200cکند.', 'phones only'],
  ['ru', 'На Android и\u00a0iOS приложение само предлагает REALITY, если сеть блокирует UDP.', 'phones only'],
  ['en', 'Enter the code that arrives at the **old** address.', 'one code'],
  ['fa', 'کدی را که به ایمیل **قبلی** می\u200cآید وارد کنید.', 'one code'],
  ['ru', 'Введите код, который придёт на\u00a0**старый** адрес.', 'one code'],
  ['en', 'Run the standard test.', 'the extended test'],
  ['ru', 'Запустите обычный\u00a0тест.', 'the extended test'],
  ['en', 'Your provider does not see the sites that you open.', 'true on Windows only'],
  ['en', '- No sign-in, sites or content.', 'true on Windows only'],
  ['en', 'A VPN hides the sites from the provider. DNS is safe.', 'true on Windows only'],
  ['en', 'DNS queries always go through the tunnel.', 'true on Windows only'],
  ['fa', 'سایت\u200cها را از ارائه\u200cدهندهٔ اینترنت پنهان می\u200cکند.', 'true on Windows only'],
  ['ru', 'Он скрывает от\u00a0провайдера сайты.', 'true on Windows only'],
  ['en', 'A new plan changes the speed at the next sign-in.', 'CoA-Request'],
  ['fa', 'سرعت طرح تازه با ورود بعدی اعمال می\u200cشود.', 'CoA-Request'],
  ['ru', 'Новый тариф меняет скорость со\u00a0следующего входа.', 'CoA-Request'],
  ['en', 'With **Connect On Demand** the tunnel returns after Disconnect.', 'pauses'],
  ['fa', 'با Connect On Demand ترافیک تا برقراری تونل مسدود می\u200cشود.', 'pauses'],
  ['ru', 'С\u00a0подключением по\u00a0запросу iOS держит трафик.', 'pauses'],
] as const)('refuses what docs/decisions.md or another page contradicts, in %s: %s', (locale, text, because) => {
  expect(checkStatements(pageText(locale, text))).toMatchObject([{ message: expect.stringContaining(because) }]);
});

it.each([
  ['en', 'Turn on **Kill switch** in **Settings**. Read the logs.'],
  ['en', 'PayPal works at once. [All ways](/docs/tutorial-basics/subscription-management#renew)'],
  ['en', 'Turn on **Auto-connect** ([not in the UAE](/docs/tutorial-basics/before-you-travel#calls)).'],
  ['en', `Ask about every promise of "no logs": ${recorded}.`],
  ['en', 'Your provider does not see the sites that you open (on Windows only with Kill switch on).'],
  ['fa', 'در Windows سایت\u200cها را فقط با کلید قطع نمی\u200cبیند.'],
  ['ru', 'Сайты ему не\u00a0видны (в\u00a0Windows\u00a0— только с\u00a0Kill Switch).'],
  ['en', 'The plan decides what the RADIUS server answers at the next sign-in.'],
  ['en', '**Disconnect** in the app pauses Connect On Demand.'],
  ['en', 'Connect On Demand is paused while you are off after **Disconnect**.'],
  ['fa', 'دکمهٔ قطع اتصال Connect On Demand را هم متوقف می\u200cکند.'],
] as const)('accepts, in %s: %s', (locale, text) => {
  expect(checkStatements(pageText(locale, text))).toEqual([]);
});
