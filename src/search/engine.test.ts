import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionOf } from '../model/addresses/sections.ts';
import type { Analyser } from './analysis/analyser.ts';
import { analyser as en } from './analysis/en.ts';
import { analyser as fa } from './analysis/fa.ts';
import { analyser as ru } from './analysis/ru.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { buildIndexes } from './indexBuilder.ts';
import type { SearchOptions, SearchRecord, Segment } from './types.ts';
import { wholeEngine } from './wholeEngine.ts';

/** The record of a page below `/docs`. */
function page(path: string, title: string, text = 'Text.', more: Partial<SearchRecord> = {}): SearchRecord {
  const url = path.startsWith('/') ? path : `/docs/${path}`;
  return { url, section: sectionOf(url), title, text, asked: [], path: ['Docs'], ...more };
}

/** A page that readers ask in these phrases. */
const asked = (path: string, title: string, ...phrases: readonly string[]) =>
  page(path, title, 'Help.', { asked: phrases });

/** The record of a heading of a page. */
const section = ({ url, title }: SearchRecord, heading: string, text: string, phrases: readonly string[] = []) =>
  page(url, title, text, { heading, anchor: heading.split(' ')[0] ?? '', asked: phrases });

/** Two records of a page with one heading. */
function withSection(own: SearchRecord, ...of: readonly [heading: string, text: string, asked?: readonly string[]]) {
  return [own, section(own, ...of)];
}

const russianRecords = [
  page('tutorial-basics/password', 'Управление паролем', 'Как сменить пароль от аккаунта.'),
  page('tutorial-basics/password', 'Управление паролем', 'Откройте **Безопасность**.', {
    heading: 'Сброс пароля',
    anchor: 'reset',
  }),
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
    [russian, 'сброса паролей', 'tutorial-basics/password#reset', 'an inflected form, at the heading'],
    [russian, 'управл', 'tutorial-basics/password', 'while the last word is being typed'],
    [russian, 'управление пар', 'tutorial-basics/password', 'while the last of two words is being typed'],
    [russian, 'AUTH_004', 'troubleshoot/auth', 'an error code'],
    [russian, 'auth 004', 'troubleshoot/auth', 'an error code in two words'],
    [russian, 'auth004', 'troubleshoot/auth', 'an error code in one word'],
    [russian, 'auth-004', 'troubleshoot/auth', 'an error code with a hyphen'],
    [russian, 'stripeCreatePayment', 'api/Mutations/Billing/stripe', 'an identifier'],
    [russian, 'create payment', 'api/Mutations/Billing/stripe', 'words of an identifier'],
    [russian, 'вайргард', 'services/wireguard', 'a Latin name in Cyrillic letters'],
    [persian, 'وایرگارد', 'services/wireguard', 'a Latin name in Persian letters'],
    [russian, 'килсвитч', 'tutorial-basics/settings', 'a synonym'],
    [persian, 'رمز عبور', 'tutorial-basics/password', 'a synonym of two words'],
    [persian, 'taghiir gozarvazhe', 'tutorial-basics/password', 'Persian in Latin letters'],
    [russian, 'yfcnhjqrb', 'tutorial-basics/settings', 'Russian on the other keyboard layout'],
  ])('%#: finds by "%s" the page %s: %s', (engine, query, url) => expect(urls(engine, query)[0]).toBe(url));

  test.each<[title: string, Analyser, SearchRecord[], led: Readonly<Record<string, string>>]>([
    [
      'leads to the section that is asked for in words that no text uses',
      en,
      withSection(asked('troubleshoot/slow', 'Slow connection', 'internet is crawling'), 'Wi-Fi', 'Move closer.', [
        'drops in the kitchen',
      ]),
      { 'internet crawls': 'troubleshoot/slow', 'why does it drop in my kitchen': 'troubleshoot/slow#Wi-Fi' },
    ],
    [
      'leads to the beginning of the page whose title has the one word that was typed',
      en,
      withSection(page('tutorial-basics/p', 'Change your password', 'Open it.'), 'Reset a password', 'Type it twice.'),
      { password: 'tutorial-basics/p', 'reset password': 'tutorial-basics/p#Reset' },
    ],
    [
      'does not take a heading of one word for all about that word',
      en,
      [
        ...withSection(page('tutorial-basics/copies', 'Copies of this site', 'Keep one.'), 'Download', 'Take one.'),
        page('tutorial-basics/start', 'Start', 'Install it.', { keywords: ['download'], asked: ['download'] }),
      ],
      { download: 'tutorial-basics/start' },
    ],
    [
      'takes a query with a word of the trade for one about operations, and any other for one about the app',
      en,
      [
        page('api/Mutations/Users/edit', 'Change the password of a customer', 'Sets it.'),
        page('tutorial-basics/password', 'Change your password', 'Open the settings.'),
      ],
      { 'change password': 'tutorial-basics/password', 'change password of a customer': 'api/Mutations/Users/edit' },
    ],
    [
      'knows a word of the trade in English among Persian words',
      fa,
      [
        page('api/Mutations/Users/notify', 'پیام به همه', 'می‌فرستد.'),
        page('tutorial-basics/notify', 'پیام به همه', 'تنظیمات را باز کنید.'),
      ],
      {
        'پیام به همه': 'tutorial-basics/notify',
        'پیام به همه user': 'api/Mutations/Users/notify',
      },
    ],
    [
      'puts troubleshooting before the tutorial for a reader who says that something does not work',
      en,
      [
        page('tutorial-basics/connect', 'Connect', 'Press Connect.'),
        page('troubleshoot/connect', 'Connect', 'Choose another protocol.'),
      ],
      { 'how to connect': 'tutorial-basics/connect', 'cannot connect': 'troubleshoot/connect' },
    ],
    [
      'joins words that texts write as one',
      en,
      [page('services/hub', 'Smarthub'), page('services/smart', 'Smart homes')],
      { 'smart hub': 'services/hub' },
    ],
    ['takes ا for آ', fa, [page('services/address', 'آدرس')], { ادرس: 'services/address' }],
  ])('%s', (_, analyser, records, led) => {
    const engine = wholeEngine(analyser, records);
    const found = Object.keys(led).map((query) => [query, urls(engine, query)[0]]);
    expect(Object.fromEntries(found)).toEqual(led);
  });

  test('takes a word that texts have for whole, not for the beginning of a synonym', () => {
    const engine = wholeEngine(en, [
      page('business/sell', 'Sell to a customer', 'Create an account.'),
      page('troubleshoot/help', 'Support', 'Open a ticket.'),
    ]);
    expect(urls(engine, 'customer')).toEqual(['business/sell']);
    expect(urls(engine, 'customer serv')).toContain('troubleshoot/help');
  });

  test('gives the note of a page with its hit, and none with others', () => {
    const note = 'Illustrative history';
    const first = page('/blog/first', 'First servers', 'Where they were.', { note });
    const costs = { ...section(first, 'Costs', 'What they cost.'), note };
    const engine = wholeEngine(en, [first, costs, page('services', 'Servers today', 'Where they are.')]);
    const notes = engine.search('servers').hits.map((hit) => [hit.page, hit.note]);
    expect(notes).toEqual([
      ['/docs/services', undefined],
      ['/blog/first', note],
    ]);
  });

  test('gives a page once, and leads to the section of it that answers', () => {
    const slow = page('troubleshoot/slow', 'Slow connection', 'Why a connection is slow.');
    const engine = wholeEngine(en, [
      slow,
      section(slow, 'Weak Wi-Fi', 'Move.'),
      section(slow, 'Far server', 'Choose.'),
    ]);
    expect(urls(engine, 'slow connection')).toEqual(['troubleshoot/slow']);
    expect(urls(engine, 'slow connection on a far server')).toEqual(['troubleshoot/slow#Far']);
  });

  test('keeps what was shown first where it is when more is found', () => {
    const engine = wholeEngine(en, [page('/blog/old', 'Our first servers'), page('services/new', 'Servers')]);
    expect(urls(engine, 'servers')[0]).toBe('services/new');
    expect(urls(engine, 'servers', { first: ['/blog/old'] })).toEqual(['/blog/old', 'services/new']);
  });

  test("puts the page of the reader's platform before the others, but not before that of the platform asked for", () => {
    const about = (id: string, name: string) =>
      page(`services/platforms/${id}`, `OrbVPN on ${name}`, `Install the app on ${name}.`);
    const engine = wholeEngine(en, [about('ios', 'iOS'), about('android', 'Android'), about('windows', 'Windows')]);
    const first = (query: string, platform: string) => urls(engine, query, { platform })[0];
    expect(first('install the app', 'windows')).toBe('services/platforms/windows');
    expect(first('install the app', 'android')).toBe('services/platforms/android');
    expect(first('install on ios', 'android')).toBe('services/platforms/ios');
  });

  test('lets a word that every page has weigh nothing next to another', () => {
    const engine = wholeEngine(en, [
      page('tutorial-basics/print', 'Printers', 'A VPN hides them.'),
      page('tutorial-basics/vpn', 'The VPN'),
      page('services/others', 'Set up a router'),
    ]);
    expect(urls(engine, 'vpn router')).toEqual(['services/others']);
    expect(urls(engine, 'vpn')).toEqual(['tutorial-basics/vpn', 'tutorial-basics/print']);
  });

  test('marks the text as written where it was typed in other letters', () => {
    const [hit] = persian.search('مديريت دستگاه ها').hits;
    expect(shown(hit?.title)).toBe('[مدیریت] [دستگاه\u200Cها]');
    expect(shown(hit?.excerpt)).toContain('[دستگاه]');
  });
});

describe('for a list of words that help, operations and history have', () => {
  const engine = wholeEngine(en, [
    asked('api/Mutations/Security/list', 'White list of addresses', 'let an address through always'),
    page('api/guides/list', 'White lists'),
    page('services/list', 'White lists at work'),
    page('tutorial-basics/list', 'Where white lists are in use'),
    page('changelog/changelog-2024-10-15', 'White lists added'),
    page('/blog/list', 'The white lists of spring'),
  ]);

  test('help comes first, and changelog and blog last', () => {
    const paths = urls(engine, 'white lists in use').map((url) => url.replace(/[\w-]+\/list$/, 'list'));
    expect(paths.join(' ')).toBe('list list api/list api/Mutations/list changelog/changelog-2024-10-15 /list');
  });

  test('help comes first for one ordinary word, too', () => {
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

  test('a post comes first that is better than everything else', () => {
    expect(urls(engine, 'the white lists of spring')[0]).toBe('/blog/list');
  });
});

describe('of phrases that readers ask', () => {
  /** A page about nothing, by its name and phrases; those behind a slash are of a section of it. */
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
    ['one has all words', 'double charged', 'one', 'many: double bill, charged late, my bank', 'one: charged double'],
    ['a short one has few others', 'office printer', 'b', 'a: printer in the office of my sister', 'b: office printer'],
    ['one has all words of the query', 'printer offline', 'b', 'a: printer', 'b: printer offline'],
    ['one is met by synonyms', 'money back after a week', 'b', 'a: charged wrongly', 'b: refund after a week'],
    ['one is met by a word being typed', 'refund after a we', 'b', 'a: charged wrongly', 'b: refund after a week'],
    [
      'more have the word, in whatever section',
      'slow',
      'y#s0',
      'x: slow printer / green paper, blue paper, red paper',
      'y: slow scanner / slow copier, slow mouse, slow keyboard',
      ...others,
    ],
    [
      'more have a synonym of the word',
      'refund',
      'y#s0',
      'x: refund printer / green paper, blue paper',
      'y: refund scanner / money back soon, money back at once',
      ...others,
    ],
    ['there are more, though none has the word', 'help', 'y', 'x: printer', 'y: scanner, paper, ink, cable', ...others],
    ['they have the "why" of the query', 'why pay', 'causes', steps, causes],
    ['they have the "how" of the query', 'how to pay', 'steps', causes, steps],
    ['those of a section have the "why" of the query', 'why pay', 'x#s1', `x: help / ${how} / ${why}`],
    ['those of a section have the "how" of the query', 'how to pay', 'x#s1', `x: help / ${why} / ${how}`],
    ['the query has no such word, and the order stays', 'pay', 'steps', steps, causes],
    ['the query has no such word, and the order stays', 'pay', 'causes', causes, steps],
    ['none has the "yourselves" of the query', 'pay yourselves', 'steps', steps, causes],
  ])('a place comes first if %s', (_, query, first, ...pages) => {
    expect(urls(wholeEngine(en, pages.flatMap(pageAsked)), query)[0]).toBe(`troubleshoot/${first}`);
  });

  const cards = { asked: ['number of a card'], description: 'Redeem many cards.', keywords: ['card'] };
  test.each([
    ['that has one of its words', 'windows firewall', asked('troubleshoot/windows', 'Windows', 'firewall')],
    ['and text that repeat one of its words', 'redeem card', page('troubleshoot/cards', 'Cards', 'Help.', cards)],
  ])('one that is the query itself comes before a title %s', (_, query, titled) => {
    const records = [titled, ...[`exact: ${query}`, ...others].flatMap(pageAsked)];
    expect(urls(wholeEngine(en, records), query)[0]).toBe('troubleshoot/exact');
  });
});

describe('asked for one identifier', () => {
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

  test('the engine leads to the field that it is, then to what names it, then to what has its words', () => {
    expect(urls(engine, 'expiresAt')).toEqual(places);
    expect(urls(engine, 'expires_at')).toEqual(places);
    expect(urls(engine, 'expires at')[0]).toBe('tutorial-basics/expired');
  });

  test('it shows its name and the sentence about it', () => {
    const [hit] = engine.search('PAYMENT_FAILED').hits;
    expect(hit?.url).toBe('/docs/api/Types/State#PAYMENT_FAILED');
    expect(shown(hit?.heading)).toBe('[PAYMENT_FAILED]');
    expect(shown(hit?.excerpt)).toContain('PAYMENT_SENT: Perhaps. [PAYMENT_FAILED]: No.');
  });

  test('it takes a single word for one only if it is typed exactly like it', () => {
    expect(urls(engine, 'OWNER')[0]).toBe('api/Types/State#OWNER');
    expect(urls(engine, 'owner')[0]).toBe('business/owner');
  });

  test('it knows one however many words it has', () => {
    const name = 'resellerRenewUserSubscriptionWithNewGroup';
    const many = wholeEngine(en, [
      page('api/Mutations/Subscription/new', 'Renew', 'By name.', { defines: [{ anchor: '', names: [name] }] }),
      page('api/Mutations/Subscription/other', 'Renew with a new group', 'Subscription of a user of a reseller.'),
    ]);
    expect(urls(many, name)[0]).toBe('api/Mutations/Subscription/new');
  });

  test('it keeps what was shown first, with the place that it led to', () => {
    expect(urls(engine, 'expiresAt', { first: [`/docs/${places[0]}`] })[0]).toBe(places[0]);
  });
});

describe('a query read differently', () => {
  test('says which words were searched for besides those that were mistyped', () => {
    const { hits, interpretation } = russian.search('сменить пороль');
    expect(interpretation).toEqual({ kind: 'typo', query: 'пароль' });
    expect(hits[0]?.page).toBe('/docs/tutorial-basics/password');
  });

  test.each([
    [fa, 'WireGuard', 'وایرگادر', 'وایرگارد', 'a name that only the synonyms have'],
    [ru, 'WireGuard', 'вайргрд', 'вайргард', 'a letter is missing in it'],
    [ru, 'WireGuard', 'вайрград', 'вайргард', 'two of its letters are swapped'],
    [en, 'Fire Stick', 'firestik', 'firestick', 'it is two words'],
    [ru, 'Блокировка', 'блакировок', 'блокировок', 'another form of a word of a family'],
    [ru, 'Блокировка', 'блакируют', 'блокируют', 'a verb of it'],
    [ru, 'Замедление', 'медлено', 'медленно', 'an adverb of it'],
    [en, 'Broken screens', 'brokn', 'broken', 'a form that its stem does not look like'],
    [en, 'Register an account', 'regstration', 'registration', 'a noun of it'],
    [fa, 'سرعت کم', 'سعرت', 'سرعت', 'so in Persian'],
    [ru, 'YouTube', 'ютубб', 'ютуб', 'a name that the other layout makes signs of'],
    [en, 'Payment failed', 'payment faled', 'failed', 'one word of two'],
    [en, 'Router', 'rouuter', 'router', 'one of its letters is there twice'],
    [en, 'Router', 'roater', 'router', 'one of its letters is another'],
    [en, 'Router', 'oruter', 'router', 'its first two letters are swapped'],
    [en, 'Subscription', 'subscirptoin', 'subscription', 'a long word with two errors'],
    [en, 'Configuration', 'configuraiton', 'configuration', 'the letters before its last are swapped'],
    [en, 'Routers', 'ruotering', 'routering', 'a form that no text has'],
    [en, 'Netflix', 'netflx', 'netflix', 'a listed name lacks the vowel before its last letter'],
    [en, 'OpenConnect', 'openconect', 'OpenConnect', 'a name keeps its capitals'],
  ])('%#: in "%s" finds %s for the typed %s', (analyser, title, typed, meant) => {
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
    ['installat', 'installation', 'a word being typed is the beginning of a form that texts have'],
    ['routera', 'router', 'another ending is not an error'],
    ['installam', '', 'no text goes on so'],
    ['installat fast', '', 'it is not the last word'],
    ['bouter', '', 'its first letter is another'],
    ['rotr', '', 'a short word is not mistyped'],
    ['raoter', '', 'a short word has one error'],
    ['subscirptoimm', '', 'a long word has two errors'],
  ])('corrects nothing in "%s", which leads to "%s": %s', (query, found) => {
    const { hits, interpretation } = words.search(query);
    expect(interpretation).toBeUndefined();
    expect(hits.map(({ url }) => url)).toEqual(found ? [`/docs/services/${found}`] : []);
  });

  test('takes of two words that are equally like a mistyped one that which more places have', () => {
    expect(words.search('pister').interpretation?.query).toBe('poster');
  });

  test('reads Persian in Latin letters, and says nothing of it', () => {
    expect(persian.search('taghiir gozarvazhe').interpretation).toBeUndefined();
  });

  test('says that the keyboard layout was wrong, and is taken as typed when the reader asks for it', () => {
    expect(russian.search('yfcnhjqrb').interpretation).toMatchObject({ kind: 'layout', query: 'настройки' });
    expect(russian.search('yfcnhjqrb', { literal: true })).toMatchObject({ hits: [], total: 0 });
  });

  test.each(['6.2.1', 'AUTH_005', '10.0.0.9', 'парк', 'пароль', 'настройк'])('leaves %s as it is', (query) => {
    expect(russian.search(query).interpretation).toBeUndefined();
  });

  test.each(['PAYMENT_FALED', 'paymentFaled', 'MY_LAST_CARD_PAYMENT_FALED'])(
    'corrects no word of the identifier %s, and finds it anyway',
    (query) => {
      const { hits, interpretation } = wholeEngine(en, [page('services/a', 'Payment failed')]).search(query);
      expect(interpretation).toBeUndefined();
      expect(shown(hits[0]?.title)).toBe('[Payment] failed');
    },
  );

  test('has a word corrected only if some place has all words then', () => {
    const pages = [page('tutorial-basics/former', 'Former plans'), page('services/wheat', 'Wheat')];
    const engine = wholeEngine(en, pages);
    expect(engine.search('farmer plans').interpretation?.query).toBe('former');
    expect(engine.search('farmer wheat').interpretation).toBeUndefined();
    expect(urls(engine, 'farmer wheat')).toEqual(['services/wheat']);
  });
});

describe('the engine needs', () => {
  test.each<[title: string, Analyser, SearchRecord, query: string, needs: string[], none: string[]]>([
    [
      'operations and provider pages before it answers a professional, and no other file for anybody else',
      en,
      page('tutorial-basics/renew', 'Renew', 'Renew as a customer.'),
      'renew customer',
      ['more', 'api'],
      ['renew'],
    ],
    [
      // Nearly every page has the word "vpn": it does not make several words of one.
      'the same files for several words that are like no phrase and no title of help',
      en,
      page('tutorial-basics/devices', 'Remove a device', 'Block or log out an address of the VPN.', {
        asked: ['log out everywhere', 'take my old telephone off the list', 'somebody else is on my plan'],
      }),
      'block an address',
      ['more', 'api'],
      ['log out everywhere', 'remove device', 'address', 'address vpn'],
    ],
    [
      'nothing more once the words of texts are there that are in no title',
      ru,
      page('tutorial-basics/settings', 'Настройки', 'Протокол и журналы.'),
      'журналы',
      [],
      [],
    ],
  ])('first the words of texts, then %s', (_, analyser, record, query, needs, none) => {
    const { index, body } = coreFiles(analyser, [record]);
    const engine = createSearchEngine(analyser);
    engine.load(index);
    expect(engine.search(query).needs).toEqual(['core-body']);
    engine.load(body);
    expect(engine.search(query).needs).toEqual(needs);
    for (const other of none) expect(engine.search(other).needs, other).toEqual([]);
  });
});

test('help has the answer from a phrase on that is like a fifth of the question, or by its very title', () => {
  const needs = (title: string, ...phrases: readonly string[]) => {
    const engine = wholeEngine(en, [page('tutorial-basics/pay', title, 'Stolen.', { asked: phrases })]);
    return engine.search('charged double stolen').needs;
  };
  expect(needs('Help', 'charged double card again')).toEqual([]);
  expect(needs('Help', 'charged double card again early every single month')).toEqual(['more', 'api']);
  expect(needs('Charged double')).toEqual(['more', 'api']);
  expect(needs('Charged double, stolen')).toEqual([]);
});

test('a page is left out that has less than half of the words that another has', () => {
  const titles = { all: 'Reset the router password', two: 'Router password', one: 'Router' };
  const engine = wholeEngine(
    en,
    Object.entries(titles).map(([path, title]) => page(`services/${path}`, title)),
  );
  expect(urls(engine, 'reset router password').sort()).toEqual(['services/all', 'services/two']);
});

test('among equivalent pages, those for the current audience come first', () => {
  const paths = {
    tutorials: 'tutorial-basics/x',
    troubleshooting: 'troubleshoot/x',
    services: 'services/x',
    provider: 'services/orbnet/x',
    business: 'business/x',
    pages: '/x',
    guide: 'api/guides/x',
    operation: 'api/Queries/Billing/x',
    listing: 'api/Types/x',
    contributors: 'tutorial-extras/x',
    blog: '/blog/x',
    changelog: 'changelog/x',
  };
  const engine = wholeEngine(
    en,
    Object.values(paths).map((path) => page(path, 'Refund')),
  );
  const kinds = (query: string, options: SearchOptions = {}) => {
    const hits = engine.search(query, options).hits.map(({ url }) => url.replace('/docs/', ''));
    return hits.map((url) => Object.entries(paths).find(([, path]) => path === url)?.[0]).join(' ');
  };
  expect([kinds('refund'), kinds('cannot refund'), kinds('refund', { professional: true })]).toEqual([
    'tutorials troubleshooting services business guide provider pages contributors listing operation changelog blog',
    'troubleshooting tutorials services business guide provider pages contributors listing operation changelog blog',
    'guide provider business operation tutorials troubleshooting services pages contributors listing changelog blog',
  ]);
});

describe('paging and filters', () => {
  test('give the hits of one section', () => {
    const { hits, total } = russian.search('пароль', { section: 'changelog' });
    expect([total, ...hits.map((hit) => hit.section)]).toEqual([1, 'changelog']);
  });

  test('give each hit once, in the same order', () => {
    const paged = [0, 2, 4, 6].flatMap((offset) => urls(russian, 'пароль', { offset, limit: 2 }));
    expect(paged).toEqual(urls(russian, 'пароль'));
  });
});

test('no query throws, and what is shown is what was written', () => {
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
    ['cut off', index.slice(0, -20), false],
    ['the page of a captive portal', '<!doctype html>', false],
    ['a list', '[]', false],
    ['nothing', 'null', false],
    ['without postings', changed({ postings: ['', '', '', ''] }), false],
    ['without phrases', changed({ phrases: [] }), false],
    ['without records', changed({ pages: [] }), false],
    ['of another format', changed({ v: 0 }), true],
    ['texts without their index', texts[0] ?? '', false],
    ['words of texts without their index', body, false],
  ])('that are %s are refused', (_, json, stale) => {
    const load = () => createSearchEngine(ru).load(json);
    expect(load).toThrow(expect.objectContaining({ name: 'SearchIndexError', stale }));
  });

  test('with words of texts that lack postings are refused, and the index goes on', () => {
    const engine = createSearchEngine(ru);
    engine.load(index);
    expect(() => engine.load(body.replace(/"postings":.*?]/, '"postings":[]'))).toThrow('lack postings');
    expect(engine.search('пароль').total).toBeGreaterThan(0);
  });

  test('give results without excerpts before the texts come', () => {
    const engine = createSearchEngine(ru);
    engine.load(index);
    expect(engine.search('пароль').hits[0]?.excerpt).toEqual([]);
    for (const text of texts) engine.load(text);
    expect(engine.search('пароль').hits[0]?.excerpt).not.toEqual([]);
  });

  test('of texts hold neighbouring places, and each hit names the one that its excerpt is cut from', () => {
    const long = 'Слова и ещё слова. '.repeat(60);
    const files = coreFiles(
      ru,
      ['a', 'b', 'c'].map((name) => page(`services/${name}`, `Ключ ${name}`, long)),
    );
    expect(files.urls).toEqual([['/docs/services/a', '/docs/services/b'], ['/docs/services/c']]);
    const engine = createSearchEngine(ru);
    engine.load(files.index);
    engine.load(files.texts[1] ?? '');
    const hits = engine.search('ключ').hits.map(({ page: url, part, excerpt }) => [url, part, excerpt.length > 0]);
    expect(hits.sort()).toEqual([
      ['/docs/services/a', 0, false],
      ['/docs/services/b', 0, false],
      ['/docs/services/c', 1, true],
    ]);
  });

  test('need the record of a page for those of its headings', () => {
    const orphan = page('/docs/a', 'A', '', { heading: 'H', anchor: 'h' });
    expect(() => buildIndexes([orphan], ru)).toThrow('/docs/a');
  });

  test('send no word of a text that its heading, phrases or description have', () => {
    const more = { description: 'Sign in.', asked: ['forgot it'] };
    const sent = (text: string) => coreFiles(en, [page('a', 'Password', text, more)]).body;
    expect(sent('The password: sign in, forgot.')).toEqual(sent(''));
    expect(sent('Another password.')).not.toEqual(sent(''));
  });
});
