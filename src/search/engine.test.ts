import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionOf } from '../model/addresses/sections.ts';
import type { Analyser } from './analysis/analyser.ts';
import { analyser as en } from './analysis/en.ts';
import { analyser as fa } from './analysis/fa.ts';
import { analyser as ru } from './analysis/ru.ts';
import { rankedKind } from './bundles.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { buildIndexes } from './indexBuilder.ts';
import type { SearchOptions, SearchRecord, Segment } from './types.ts';
import { wholeEngine } from './wholeEngine.ts';

/** The record of a page below `/docs`. */
function page(path: string, title: string, text = 'Text.', more: Partial<SearchRecord> = {}): SearchRecord {
  const url = path.startsWith('/') ? path : `/docs/${path}`;
  return { url, section: sectionOf(url), title, text, asked: [], path: ['Docs'], ...more };
}

const asked = (path: string, title: string, ...phrases: readonly string[]) =>
  page(path, title, 'Help.', { asked: phrases });

const section = ({ url, title }: SearchRecord, heading: string, text: string, phrases: readonly string[] = []) =>
  page(url, title, text, { heading, anchor: heading.split(' ')[0] ?? '', asked: phrases });

/** The two records of a page with one heading. */
function withSection(own: SearchRecord, ...of: readonly [heading: string, text: string, asked?: readonly string[]]) {
  return [own, section(own, ...of)];
}

const russianRecords = [
  ...withSection(
    page('tutorial-basics/password', 'Управление паролем', 'Как сменить пароль от аккаунта.'),
    'Сброс пароля',
    'Откройте **Безопасность**.',
  ),
  page('tutorial-basics/settings', 'Настройки приложения', 'Протокол, Kill Switch, журналы.'),
  page('troubleshoot/auth', 'Ошибки входа', 'AUTH_004: слишком много устройств. Проверьте пароль.'),
  page('services/wireguard', 'WireGuard', 'Быстрый протокол по умолчанию, работает по UDP.'),
  page('api/Mutations/Billing/stripe', 'Создание платежа Stripe', 'Мутация stripeCreatePayment.'),
  page('changelog/2024-10-15', 'Версия 6.2.0', 'Сменить пароль теперь проще. Пароль пароль.'),
];

const persianRecords = [
  page('tutorial-basics/device', 'مدیریت دستگاه\u200Cها', 'افزودن و حذف دستگاه.'),
  page('tutorial-basics/password', 'گذرواژه', 'تغییر گذرواژهٔ حساب کاربری.'),
  page('services/wireguard', 'WireGuard', 'پروتکل پیش\u200Cفرض.'),
];

/** The JSON of the files of `core`. */
function coreFiles(analyser: Analyser, records: readonly SearchRecord[]) {
  const built = buildIndexes(records, analyser).get('core');
  const texts = built?.texts.map(({ file }) => JSON.stringify(file)) ?? [];
  const places = built?.texts.map((text) => text.urls);
  return { index: JSON.stringify(built?.index), body: JSON.stringify(built?.body), texts, urls: places };
}

const russian = wholeEngine(ru, russianRecords);
const persian = wholeEngine(fa, persianRecords);
const urls = (engine: SearchEngine, query: string, options: SearchOptions = {}) =>
  engine.search(query, options).hits.map(({ url }) => url.replace('/docs/', ''));
const shown = (segments: readonly Segment[] = []) =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

describe('the search engine', () => {
  test.each([
    ['сброса паролей', 'tutorial-basics/password#Сброс', 'an inflected form, at the heading', russian],
    ['управление пар', 'tutorial-basics/password', 'while the last of two words is being typed', russian],
    ['AUTH_004', 'troubleshoot/auth', 'an error code', russian],
    ['auth 004', 'troubleshoot/auth', 'an error code in two words', russian],
    ['auth004', 'troubleshoot/auth', 'an error code in one word', russian],
    ['auth-004', 'troubleshoot/auth', 'an error code with a hyphen', russian],
    ['stripeCreatePayment', 'api/Mutations/Billing/stripe', 'an identifier', russian],
    ['create payment', 'api/Mutations/Billing/stripe', 'the words of an identifier', russian],
    ['вайргард', 'services/wireguard', 'a Latin name in Cyrillic letters', russian],
    ['وایرگارد', 'services/wireguard', 'a Latin name in Persian letters', persian],
    ['килсвитч', 'tutorial-basics/settings', 'a synonym', russian],
    ['رمز عبور', 'tutorial-basics/password', 'a synonym of two words', persian],
    ['taghiir gozarvazhe', 'tutorial-basics/password', 'Persian in Latin letters', persian],
    ['yfcnhjqrb', 'tutorial-basics/settings', 'Russian on the other keyboard layout', russian],
  ])('%#: "%s" finds %s: %s', (query, url, _, engine) => expect(urls(engine, query)[0]).toBe(url));

  test.each<[title: string, Analyser, SearchRecord[], led: Readonly<Record<string, string>>]>([
    [
      'leads to the section whose phrases match, although no text has the words',
      en,
      withSection(asked('troubleshoot/slow', 'Slow connection', 'internet is crawling'), 'Wi-Fi', 'Move closer.', [
        'drops in the kitchen',
      ]),
      { 'internet crawls': 'troubleshoot/slow', 'why does it drop in my kitchen': 'troubleshoot/slow#Wi-Fi' },
    ],
    [
      'leads to the beginning of a page whose title has the single word of the query',
      en,
      withSection(page('tutorial-basics/p', 'Change your password', 'Open it.'), 'Reset a password', 'Type it twice.'),
      { password: 'tutorial-basics/p', 'reset password': 'tutorial-basics/p#Reset' },
    ],
    [
      'does not prefer a one-word heading to a page about that word',
      en,
      [
        ...withSection(page('tutorial-basics/copies', 'Copies of this site', 'Keep one.'), 'Download', 'Take one.'),
        page('tutorial-basics/start', 'Start', 'Install it.', { keywords: ['download'], asked: ['download'] }),
      ],
      { download: 'tutorial-basics/start' },
    ],
    [
      'puts operations first for a query with jargon, and the app first for any other',
      en,
      [
        page('api/Mutations/Users/edit', 'Change the password of a customer', 'Sets it.'),
        page('tutorial-basics/password', 'Change your password', 'Open the settings.'),
      ],
      { 'change password': 'tutorial-basics/password', 'change password of a customer': 'api/Mutations/Users/edit' },
    ],
    [
      'recognises English jargon among Persian words',
      fa,
      [page('api/Mutations/Users/notify', 'پیام به همه'), page('tutorial-basics/notify', 'پیام به همه')],
      { 'پیام به همه': 'tutorial-basics/notify', 'پیام به همه user': 'api/Mutations/Users/notify' },
    ],
    [
      'puts troubleshooting before the tutorial if something does not work',
      en,
      [page('tutorial-basics/connect', 'Connect'), page('troubleshoot/connect', 'Connect')],
      { 'how to connect': 'tutorial-basics/connect', 'cannot connect': 'troubleshoot/connect' },
    ],
    [
      'joins words that texts write as one word',
      en,
      [page('services/hub', 'Smarthub'), page('services/smart', 'Smart homes')],
      { 'smart hub': 'services/hub' },
    ],
    ['treats ا and آ alike', fa, [page('services/address', 'آدرس')], { ادرس: 'services/address' }],
  ])('%s', (_, analyser, records, led) => {
    const engine = wholeEngine(analyser, records);
    const found = Object.keys(led).map((query) => [query, urls(engine, query)[0]]);
    expect(Object.fromEntries(found)).toEqual(led);
  });

  test('does not take a complete word for the beginning of a synonym', () => {
    const engine = wholeEngine(en, [
      page('business/sell', 'Sell to a customer', 'Create an account.'),
      page('troubleshoot/help', 'Support', 'Open a ticket.'),
    ]);
    expect(urls(engine, 'customer')).toEqual(['business/sell']);
    expect(urls(engine, 'customer serv')).toContain('troubleshoot/help');
  });

  test('returns the note of a page with its hits only', () => {
    const note = 'Illustrative history';
    const first = page('/blog/first', 'First servers', 'Where they were.', { note });
    const costs = { ...section(first, 'Costs', 'What they cost.'), note };
    const engine = wholeEngine(en, [first, costs, page('services', 'Servers today', 'Where they are.')]);
    const notes = engine.search('servers').hits.map((hit) => [hit.page, hit.note]);
    expect(notes.map(String)).toEqual(['/docs/services,', `/blog/first,${note}`]);
  });

  test('returns a page once, with the section that answers', () => {
    const slow = page('troubleshoot/slow', 'Slow connection', 'Why a connection is slow.');
    const headings = [section(slow, 'Weak Wi-Fi', 'Move.'), section(slow, 'Far server', 'Choose.')];
    const engine = wholeEngine(en, [slow, ...headings]);
    expect(urls(engine, 'slow connection')).toEqual(['troubleshoot/slow']);
    expect(urls(engine, 'slow connection on a far server')).toEqual(['troubleshoot/slow#Far']);
  });

  test('keeps the position of results already shown when more are found', () => {
    const engine = wholeEngine(en, [page('/blog/old', 'Our first servers'), page('services/new', 'Servers')]);
    expect(urls(engine, 'servers')[0]).toBe('services/new');
    expect(urls(engine, 'servers', { first: ['/blog/old'] })).toEqual(['/blog/old', 'services/new']);
  });

  test("puts the page of the reader's platform first, unless the query names another platform", () => {
    const about = (id: string, name: string) =>
      page(`services/platforms/${id}`, `OrbVPN on ${name}`, `Install the app on ${name}.`);
    const engine = wholeEngine(en, [about('ios', 'iOS'), about('android', 'Android'), about('windows', 'Windows')]);
    const first = (query: string, platform: string) => urls(engine, query, { platform })[0];
    expect(first('install the app', 'windows')).toBe('services/platforms/windows');
    expect(first('install the app', 'android')).toBe('services/platforms/android');
    expect(first('install on ios', 'android')).toBe('services/platforms/ios');
  });

  test('ignores a word that every page has if the query has another one', () => {
    const engine = wholeEngine(en, [
      page('tutorial-basics/print', 'Printers', 'A VPN hides them.'),
      page('tutorial-basics/vpn', 'The VPN'),
      page('services/others', 'Set up a router'),
    ]);
    expect(urls(engine, 'vpn router')).toEqual(['services/others']);
    expect(urls(engine, 'vpn')).toEqual(['tutorial-basics/vpn', 'tutorial-basics/print']);
  });

  test('marks the original spelling of a text for a query in other letters', () => {
    const [hit] = persian.search('مديريت دستگاه ها').hits;
    expect(shown(hit?.title)).toBe('[مدیریت] [دستگاه\u200Cها]');
    expect(shown(hit?.excerpt)).toContain('[دستگاه]');
  });
});

describe('for words that help, operations and history share', () => {
  const engine = wholeEngine(en, [
    asked('api/Mutations/Security/list', 'White list of addresses', 'let an address through always'),
    page('api/guides/list', 'White lists'),
    page('services/list', 'White lists at work'),
    page('tutorial-basics/list', 'Where white lists are in use'),
    page('changelog/changelog-2024-10-15', 'White lists added'),
    page('/blog/list', 'The white lists of spring'),
  ]);

  test('help comes first, changelog and blog last', () => {
    const paths = urls(engine, 'white lists in use').map((url) => url.replace(/[\w-]+\/list$/, 'list'));
    expect(paths.join(' ')).toBe('list list api/list api/Mutations/list changelog/changelog-2024-10-15 /list');
  });

  test('help comes first for a single ordinary word too', () => {
    const refunds = wholeEngine(en, [
      page('troubleshoot/money', 'Refund'),
      page('api/guides/refund', 'Refund an order'),
      page('services/store', 'Stores', 'Ask the store for a refund.'),
    ]);
    expect(urls(refunds, 'refund').at(-1)).toBe('api/guides/refund');
  });

  test('API results come first for readers arriving from the API, and for professional queries', () => {
    expect(urls(engine, 'white lists', { professional: true })[0]).toMatch(/^api/);
    expect(urls(engine, 'let an address through')[0]).toBe('api/Mutations/Security/list');
  });

  test('a blog post comes first if it scores best', () => {
    expect(urls(engine, 'the white lists of spring')[0]).toBe('/blog/list');
  });
});

describe('among pages with phrases', () => {
  /** A page without a subject, by name and phrases; those after a slash belong to a section. */
  function pageAsked(written: string): SearchRecord[] {
    const [name = '', all = ''] = written.split(': ');
    const [own = [], ...sections] = all.split(' / ').map((phrases) => phrases.split(', '));
    const record = asked(`troubleshoot/${name}`, 'Help', ...own);
    return [record, ...sections.map((phrases, at) => section(record, `s${at}`, 'Help.', phrases))];
  }
  const others = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: other ${name}`);
  const how = 'how to pay printer, how to sign scanner, how to add paper, how to copy ink';
  const why = 'why pay toner, why is cable red, why is ink blue, why is mouse slow';
  const [steps, causes] = [`steps: ${how}`, `causes: ${why}`];

  test.each<[title: string, query: string, first: string, ...pages: string[]]>([
    ['a phrase has all words', 'double charged', 'b', 'a: double bill, charged late, my bank', 'b: charged double'],
    ['a phrase has few others', 'office printer', 'b', 'a: printer in the office of my sister', 'b: office printer'],
    ['a phrase has all words of the query', 'printer offline', 'b', 'a: printer', 'b: printer offline'],
    ['a phrase matches by synonyms', 'money back after a week', 'b', 'a: charged wrongly', 'b: refund after a week'],
    ['a phrase matches an unfinished word', 'refund after a we', 'b', 'a: charged wrongly', 'b: refund after a week'],
    [
      'more phrases have the word, in any section',
      'slow',
      'y#s0',
      'x: slow printer / green paper, blue paper, red paper',
      'y: slow scanner / slow copier, slow mouse, slow keyboard',
      ...others,
    ],
    [
      'more phrases have a synonym of the word',
      'refund',
      'y#s0',
      'x: refund printer / green paper, blue paper',
      'y: refund scanner / money back soon, money back at once',
      ...others,
    ],
    ['it has more phrases, none with the word', 'help', 'y', 'x: printer', 'y: scanner, paper, ink, cable', ...others],
    ['its phrases have the "why" of the query', 'why pay', 'causes', steps, causes],
    ['its phrases have the "how" of the query', 'how to pay', 'steps', causes, steps],
    ['the phrases of a section have the "why" of the query', 'why pay', 'x#s1', `x: help / ${how} / ${why}`],
    ['the phrases of a section have the "how" of the query', 'how to pay', 'x#s1', `x: help / ${why} / ${how}`],
    ['the query has no such word, and the order stays', 'pay', 'steps', steps, causes],
    ['the query has no such word, and the order stays', 'pay', 'causes', causes, steps],
    ['no phrase has the "yourselves" of the query', 'pay yourselves', 'steps', steps, causes],
  ])('a place comes first if %s', (_, query, first, ...pages) => {
    expect(urls(wholeEngine(en, pages.flatMap(pageAsked)), query)[0]).toBe(`troubleshoot/${first}`);
  });

  const cards = { asked: ['number of a card', 'lost card'], description: 'Redeem many cards.', keywords: ['card'] };
  test.each([
    ['with one of its words', 'windows firewall', asked('troubleshoot/windows', 'Windows', 'firewall')],
    ['and a text that repeat one of its words', 'redeem card', page('troubleshoot/cards', 'Cards', 'Help.', cards)],
  ])('a phrase equal to the query comes before a title %s', (_, query, titled) => {
    const records = [titled, ...[`exact: ${query}`, ...others].flatMap(pageAsked)];
    expect(urls(wholeEngine(en, records), query)[0]).toBe('troubleshoot/exact');
  });
});

describe('a query for one identifier', () => {
  const engine = wholeEngine(en, [
    page('tutorial-basics/expired', 'Expired', 'It expires at midnight.', { asked: ['expires at'] }),
    page('api/guides/payments', 'Payments', 'Read `expiresAt` first.'),
    page('api/Types/Plan', 'Plan', 'expiresAt: When it ends. state: PAID or not.', {
      defines: [{ anchor: 'field-*', names: ['expiresAt'] }],
    }),
    page('api/Types/State', 'State', 'PAYMENT_SENT: Perhaps. PAYMENT_FAILED: No. OWNER: Yes.', {
      defines: [{ anchor: '*', names: ['PAYMENT_FAILED', 'OWNER'] }],
    }),
    page('business/owner', 'Owner', 'The owner.', { asked: ['owner'] }),
  ]);
  const places = ['api/Types/Plan#field-expiresAt', 'api/guides/payments', 'tutorial-basics/expired'];

  test('finds first the field with that name, then its mentions, then its words', () => {
    expect(urls(engine, 'expiresAt')).toEqual(places);
    expect(urls(engine, 'expires_at')).toEqual(places);
    expect(urls(engine, 'expires at')[0]).toBe('tutorial-basics/expired');
  });

  test('shows its name and the sentence about it', () => {
    const [hit] = engine.search('PAYMENT_FAILED').hits;
    expect(hit?.url).toBe('/docs/api/Types/State#PAYMENT_FAILED');
    expect(shown(hit?.heading)).toBe('[PAYMENT_FAILED]');
    expect(shown(hit?.excerpt)).toContain('PAYMENT_SENT: Perhaps. [PAYMENT_FAILED]: No.');
  });

  test('takes a single word for an identifier only with the same capitals', () => {
    expect(urls(engine, 'OWNER')[0]).toBe('api/Types/State#OWNER');
    expect(urls(engine, 'owner')[0]).toBe('business/owner');
  });

  test('finds an identifier of any number of words', () => {
    const name = 'resellerRenewUserSubscriptionWithNewGroup';
    const many = wholeEngine(en, [
      page('api/Mutations/Subscription/new', 'Renew', 'By name.', { defines: [{ anchor: '', names: [name] }] }),
      page('api/Mutations/Subscription/other', 'Renew with a new group', 'Subscription of a user of a reseller.'),
    ]);
    expect(urls(many, name)[0]).toBe('api/Mutations/Subscription/new');
  });

  test('keeps results already shown, with their anchors', () => {
    expect(urls(engine, 'expiresAt', { first: [`/docs/${places[0]}`] })[0]).toBe(places[0]);
  });
});

describe('a query read differently', () => {
  test.each([
    ['WireGuard', 'وایرگادر', 'وایرگارد', 'a name that only the synonyms have', fa],
    ['WireGuard', 'вайргрд', 'вайргард', 'it lacks a letter', ru],
    ['Fire Stick', 'firestik', 'firestick', 'it is two words', en],
    ['Блокировка', 'блакировок', 'блокировок', 'another form of a word of a family', ru],
    ['Замедление', 'медлено', 'медленно', 'an adverb of a family', ru],
    ['Broken screens', 'brokn', 'broken', 'a form unlike its stem', en],
    ['Register an account', 'regstration', 'registration', 'a noun from a verb', en],
    ['سرعت کم', 'سعرت', 'سرعت', 'a Persian word', fa],
    ['YouTube', 'ютубб', 'ютуб', 'a name that is punctuation on the other layout', ru],
    ['Payment failed', 'payment faled', 'failed', 'one word of two', en],
    ['Router', 'rouuter', 'router', 'a letter is doubled', en],
    ['Router', 'roater', 'router', 'a letter is wrong', en],
    ['Router', 'oruter', 'router', 'its first two letters are swapped', en],
    ['Subscription', 'subscirptoin', 'subscription', 'a long word with two errors', en],
    ['Configuration', 'configuraiton', 'configuration', 'two letters before the last are swapped', en],
    ['Routers', 'ruotering', 'routering', 'a form that no text has', en],
    ['Netflix', 'netflx', 'netflix', 'a listed name lacks the vowel before its last letter', en],
    ['OpenConnect', 'openconect', 'OpenConnect', 'a name keeps its capitals', en],
  ])('%#: in "%s" corrects %s to %s: %s', (title, typed, meant, _, analyser) => {
    const records = [page('services/a', title, 'Ne жди.'), page('troubleshoot/a', 'NE, ne', 'Ne.')];
    const engine = wholeEngine(analyser, records);
    expect(engine.search(typed).interpretation).toEqual({ kind: 'typo', query: meant });
    expect(urls(engine, typed)).toEqual(['services/a']);
  });

  const words = wholeEngine(en, [
    page('services/router', 'Routers', 'Routed.'),
    page('services/subscription', 'Subscription'),
    page('services/installation', 'Installation'),
    page('services/former', 'Former', 'A former poster.'),
    page('services/poster', 'Poster', 'A paster.'),
  ]);

  test.each([
    ['installat', 'installation', 'an unfinished word is the beginning of a form in the texts'],
    ['routera', 'router', 'another ending is not an error'],
    ['installam', '', 'no text has a word that begins so'],
    ['installat fast', '', 'it is not the last word'],
    ['bouter', '', 'its first letter differs'],
    ['rotr', '', 'short words are not corrected'],
    ['raoter', '', 'a short word may have one error only'],
    ['subscirptoimm', '', 'a long word may have two errors only'],
  ])('corrects nothing in "%s", which leads to "%s": %s', (query, found) => {
    const { hits, interpretation } = words.search(query);
    expect(interpretation).toBeUndefined();
    expect(hits.map(({ url }) => url)).toEqual(found ? [`/docs/services/${found}`] : []);
  });

  test('prefers the more frequent of two words that are equally close to a typo', () => {
    expect(words.search('pister').interpretation?.query).toBe('poster');
  });

  test('reads Persian in Latin letters without reporting it', () => {
    expect(persian.search('taghiir gozarvazhe').interpretation).toBeUndefined();
  });

  test('reports a wrong keyboard layout, and is taken literally on request', () => {
    expect(russian.search('yfcnhjqrb').interpretation).toMatchObject({ kind: 'layout', query: 'настройки' });
    expect(russian.search('yfcnhjqrb', { literal: true })).toMatchObject({ hits: [], total: 0 });
  });

  test.each(['6.2.1', 'AUTH_005', '10.0.0.9', 'парк', 'пароль', 'настройк'])('does not change %s', (query) => {
    expect(russian.search(query).interpretation).toBeUndefined();
  });

  test.each(['PAYMENT_FALED', 'paymentFaled', 'MY_LAST_CARD_PAYMENT_FALED'])('is not corrected within %s', (query) => {
    const { hits, interpretation } = wholeEngine(en, [page('services/a', 'Payment failed')]).search(query);
    expect(interpretation).toBeUndefined();
    expect(shown(hits[0]?.title)).toBe('[Payment] failed');
  });

  test('is corrected only if some place then has all words', () => {
    const pages = [page('tutorial-basics/former', 'Former plans'), page('services/wheat', 'Wheat')];
    const engine = wholeEngine(en, pages);
    expect(engine.search('farmer plans').interpretation?.query).toBe('former');
    expect(engine.search('farmer wheat').interpretation).toBeUndefined();
    expect(urls(engine, 'farmer wheat')).toEqual(['services/wheat']);
  });
});

describe('the engine needs', () => {
  test.each<[title: string, SearchRecord, query: string, needs: string[], none: string[]]>([
    [
      'operations and provider pages for a professional, and no other file for other readers',
      page('tutorial-basics/renew', 'Renew', 'Renew as a customer.'),
      'renew customer',
      ['more', 'api'],
      ['renew'],
    ],
    [
      // Nearly every page has the word "vpn", which does not count as a second word.
      'the same files for several words unlike all phrases and titles of help',
      page('tutorial-basics/devices', 'Remove a device', 'Block or log out an address of the VPN.', {
        asked: ['log out everywhere', 'take my old telephone off the list', 'somebody else is on my plan'],
      }),
      'block an address',
      ['more', 'api'],
      ['log out everywhere', 'remove device'],
    ],
  ])('first the words of texts, then %s', (_, record, query, needs, none) => {
    const { index, body } = coreFiles(en, [record]);
    const engine = createSearchEngine(en);
    engine.load(index);
    expect(engine.search(query).needs).toEqual(['core-body']);
    engine.load(body);
    expect(engine.search(query).needs).toEqual(needs);
    for (const other of none) expect(engine.search(other).needs, other).toEqual([]);
  });
});

test('a word that may be unfinished needs further files only if few places have it', () => {
  const pages = Array.from('abcde', (name) => page(`services/${name}`, `Settings ${name}`, 'Logs.'));
  const needs = (places: number) => wholeEngine(en, pages.slice(0, places)).search('logs').needs;
  expect([needs(4), needs(5)]).toEqual([['more', 'api'], []]);
});

test('help has the answer without the API if a phrase covers a fifth of the question, or a title all of it', () => {
  const needs = (title: string, ...phrases: readonly string[]) => {
    const engine = wholeEngine(en, [page('tutorial-basics/pay', title, 'Stolen.', { asked: phrases })]);
    return engine.search('charged double stolen').needs;
  };
  expect(needs('Help', 'charged double stolen card')).toEqual([]);
  expect(needs('Help', 'charged double card again')).toEqual(['more']);
  expect(needs('Help', 'charged double card again early every single month')).toEqual(['more', 'api']);
  expect(needs('Charged double')).toEqual(['more', 'api']);
  expect(needs('Charged double, stolen')).toEqual([]);
});

test('pages with less than half of the words of another are left out', () => {
  const titles = { all: 'Reset the router password', two: 'Router password', one: 'Router' };
  const pages = Object.entries(titles).map(([path, title]) => page(`services/${path}`, title));
  expect(urls(wholeEngine(en, pages), 'reset router password').sort()).toEqual(['services/all', 'services/two']);
});

test('among equivalent pages, those for the current audience come first', () => {
  const sections = 'tutorial-basics troubleshoot services services/orbnet business api/guides api/Queries/Billing';
  const others = 'api/Types tutorial-extras changelog /blog';
  const paths = [...`${sections} ${others}`.split(' ').map((folder) => `${folder}/x`), '/x'];
  const pages = paths.map((path) => page(path, 'Refund'));
  const engine = wholeEngine(en, pages);
  const kinds = (query: string, options: SearchOptions = {}) =>
    engine.search(query, options).hits.map(rankedKind).join(' ');
  expect([kinds('refund'), kinds('cannot refund'), kinds('refund', { professional: true })]).toEqual([
    'tutorials troubleshooting services business guide provider pages aside aside operation changelog blog',
    'troubleshooting tutorials services business guide provider pages aside aside operation changelog blog',
    'guide provider business operation tutorials troubleshooting services pages aside aside changelog blog',
  ]);
});

test('options limit hits to one section', () => {
  const { hits, total } = russian.search('пароль', { section: 'changelog' });
  expect([total, ...hits.map((hit) => hit.section)]).toEqual([1, 'changelog']);
});

test('options page through each hit once, in the same order', () => {
  const paged = [0, 2, 4, 6].flatMap((offset) => urls(russian, 'пароль', { offset, limit: 2 }));
  expect(paged).toEqual(urls(russian, 'пароль'));
});

test('no query throws or changes the text of a hit', () => {
  const english = wholeEngine(en, [page('tutorial-basics/a', 'Connect', 'Press Connect.')]);
  const query = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
  fc.assert(
    fc.property(query, (text) => {
      for (const hit of english.search(text).hits) expect(hit.title.map((part) => part.text).join('')).toBe('Connect');
      russian.search(text);
      persian.search(text);
    }),
  );
});

describe('search files', () => {
  const records = [...russianRecords, asked('services/apps', 'Приложения', 'скачать приложение')];
  const { index, body, texts } = coreFiles(ru, records);
  const changed = (changes: object) => JSON.stringify({ ...JSON.parse(index), ...changes });

  test.each([
    ['a truncated file', index.slice(0, -20), false],
    ['the page of a captive portal', '<!doctype html>', false],
    ['a list', '[]', false],
    ['nothing', 'null', false],
    ['an index without postings', changed({ postings: ['', '', '', ''] }), false],
    ['an index without phrases', changed({ phrases: [] }), false],
    ['an index without records', changed({ pages: [] }), false],
    ['an index of another format', changed({ v: 0 }), true],
    ['texts without their index', texts[0] ?? '', false],
    ['words of texts without their index', body, false],
  ])('are rejected: %s', (_, json, stale) => {
    const load = () => createSearchEngine(ru).load(json);
    expect(load).toThrow(expect.objectContaining({ name: 'SearchIndexError', stale }));
  });

  test('without the postings of text words are rejected, and the index keeps working', () => {
    const engine = createSearchEngine(ru);
    engine.load(index);
    expect(() => engine.load(body.replace(/"postings":.*?]/, '"postings":[]'))).toThrow('lack postings');
    expect(engine.search('пароль').total).toBeGreaterThan(0);
  });

  test('of texts contain neighbouring places, and each hit names the one for its excerpt', () => {
    const long = 'Слова и ещё слова. '.repeat(60);
    const pages = ['a', 'b', 'c'].map((name) => page(`services/${name}`, `Ключ ${name}`, long));
    const files = coreFiles(ru, pages);
    expect(files.urls).toEqual([['/docs/services/a', '/docs/services/b'], ['/docs/services/c']]);
    const engine = createSearchEngine(ru);
    engine.load(files.index);
    engine.load(files.texts[1] ?? '');
    const { hits } = engine.search('ключ');
    const shownFrom = hits.map(({ url, textFile, excerpt }) => [url, textFile, excerpt.length > 0]);
    expect(shownFrom.sort()).toEqual([
      ['/docs/services/a', 0, false],
      ['/docs/services/b', 0, false],
      ['/docs/services/c', 1, true],
    ]);
  });

  test('need the record of a page besides those of its headings', () => {
    const orphan = page('/docs/a', 'A', '', { heading: 'H', anchor: 'h' });
    expect(() => buildIndexes([orphan], ru)).toThrow('/docs/a');
  });

  test.each([
    [50, 1, 51],
    [51, 1, 1],
    [60, 440, 61],
    [61, 439, 1],
  ])('contain a word of %i texts among %i others that a description has, in %i places', (having, others, places) => {
    const texts = Array.from({ length: having + others - 1 }, (_, at) =>
      page(`a${at}`, 'A', at < having ? 'ferret' : 'Text.'),
    );
    const records = [page('b', 'B', '', { description: 'ferret' }), ...texts];
    expect(wholeEngine(en, records).search('ferret').total).toBe(places);
  });

  test('put texts into one file until it has 1,500 characters', () => {
    const records = [1499, 1, 5].map((length, at) => page(`a${at}`, 'A', 'x'.repeat(length)));
    expect(coreFiles(en, records).urls?.map(({ length }) => length)).toEqual([2, 1]);
  });

  test('omit words of a text that its heading, phrases or description have', () => {
    const more = { description: 'Sign in.', asked: ['forgot it'] };
    const sent = (text: string) => coreFiles(en, [page('a', 'Password', text, more)]).body;
    expect(sent('The password: sign in, forgot.')).toEqual(sent(''));
    expect(sent('Another password.')).not.toEqual(sent(''));
  });
});
