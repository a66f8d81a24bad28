import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionOf } from '../model/addresses/sections.ts';
import type { Analyser } from './analysis/analyser.ts';
import { analyser as en } from './analysis/en.ts';
import { analyser as fa } from './analysis/fa.ts';
import { analyser as ru } from './analysis/ru.ts';
import { createSearchEngine, type SearchEngine } from './engine.ts';
import { buildIndexes, buildWords } from './indexBuilder.ts';
import { SearchIndexError } from './indexError.ts';
import type { SearchRecord, Segment } from './types.ts';
import { wholeEngine } from './wholeEngine.ts';

function page(url: string, title: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return {
    id: url + (more.anchor ?? ''),
    url,
    section: sectionOf(url),
    title,
    text,
    asked: [],
    path: ['Docs'],
    ...more,
  };
}

const russianRecords = [
  page('/docs/tutorial-basics/password', 'Управление паролем', 'Как сменить пароль от аккаунта.'),
  page('/docs/tutorial-basics/password', 'Управление паролем', 'Откройте **Безопасность**.', {
    heading: 'Сброс пароля',
    anchor: 'reset',
  }),
  page('/docs/tutorial-basics/settings', 'Настройки приложения', 'Протокол, Kill Switch, журналы.'),
  page('/docs/troubleshoot/auth', 'Ошибки входа', 'AUTH_004: слишком много устройств. Проверьте пароль.'),
  page('/docs/services/wireguard', 'WireGuard', 'Быстрый протокол по умолчанию, работает по UDP.'),
  page('/docs/api/Mutations/Billing/stripe', 'Создание платежа Stripe', 'Мутация stripeCreatePayment.'),
  page('/docs/changelog/2024-10-15', 'Версия 6.2.0', 'Сменить пароль теперь проще. Пароль пароль.'),
];

const persianRecords = [
  page('/docs/tutorial-basics/device', 'مدیریت دستگاه\u200Cها', 'افزودن و حذف دستگاه.'),
  page('/docs/tutorial-basics/password', 'گذرواژه', 'تغییر گذرواژهٔ حساب کاربری.'),
  page('/docs/services/wireguard', 'WireGuard', 'پروتکل پیش\u200Cفرض.'),
];

function engineOf(analyser: Analyser, records: readonly SearchRecord[], words = ''): SearchEngine {
  const engine = wholeEngine(analyser, records, 'b1');
  engine.loadWords(JSON.stringify(buildWords(words, analyser, 'b1')));
  return engine;
}

/** Adds the words of the texts of `core` to an engine that has its index. */
function loadBodyInto(engine: SearchEngine, records: readonly SearchRecord[], analyser: Analyser): void {
  engine.loadBody(JSON.stringify(buildIndexes(records, analyser, 'b1').get('core')?.body));
}

const russian = engineOf(ru, russianRecords);
const persian = engineOf(fa, persianRecords);
const urls = (engine: SearchEngine, query: string) => engine.search(query).hits.map((hit) => hit.url);
const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

describe('the search engine', () => {
  test('finds inflected forms and lands on the heading', () => {
    expect(urls(russian, 'сброса паролей')[0]).toBe('/docs/tutorial-basics/password#reset');
  });

  test('leads to the section that is asked for in words that no text uses', () => {
    const engine = engineOf(en, [
      page('/docs/troubleshoot/slow', 'Slow connection', 'Try a cable first.', { asked: ['internet is crawling'] }),
      page('/docs/troubleshoot/slow', 'Slow connection', 'Move closer.', {
        heading: 'Wi-Fi',
        anchor: 'wifi',
        asked: ['drops in the kitchen'],
      }),
    ]);
    expect(urls(engine, 'internet crawls')[0]).toBe('/docs/troubleshoot/slow');
    expect(urls(engine, 'why does it drop in my kitchen')[0]).toBe('/docs/troubleshoot/slow#wifi');
  });

  test('leads to the beginning of the page whose title has the one word that was typed', () => {
    const engine = engineOf(en, [
      page('/docs/tutorial-basics/password', 'Change your password', 'Open the settings.'),
      page('/docs/tutorial-basics/password', 'Change your password', 'Type the password twice.', {
        heading: 'Reset a password',
        anchor: 'reset',
      }),
    ]);
    expect(urls(engine, 'password')[0]).toBe('/docs/tutorial-basics/password');
    expect(urls(engine, 'reset password')[0]).toBe('/docs/tutorial-basics/password#reset');
  });

  test('does not take a heading of one word for all about that word', () => {
    const engine = engineOf(en, [
      page('/docs/tutorial-basics/copies', 'Copies of this site', 'Keep one.'),
      page('/docs/tutorial-basics/copies', 'Copies of this site', 'Take one.', { heading: 'Download', anchor: 'get' }),
      page('/docs/tutorial-basics/start', 'Getting started', 'Install it.', {
        keywords: ['download'],
        asked: ['download'],
      }),
    ]);
    expect(urls(engine, 'download')[0]).toBe('/docs/tutorial-basics/start');
  });

  test('prefers the place with a phrase that has all words of the query to one that has them in several phrases', () => {
    const engine = engineOf(en, [
      page('/docs/troubleshoot/many', 'Trouble', 'Help.', { asked: ['double bill', 'charged too late', 'my bank'] }),
      page('/docs/troubleshoot/one', 'Trouble', 'Help.', { asked: ['charged double'] }),
    ]);
    expect(urls(engine, 'double charged')).toEqual(['/docs/troubleshoot/one', '/docs/troubleshoot/many']);
  });

  test('takes a query with a word of the trade for one about operations, and any other for one about the app', () => {
    const engine = engineOf(en, [
      page('/docs/api/Mutations/Users/edit', 'Change the password of a customer', 'Sets it.'),
      page('/docs/tutorial-basics/password', 'Change your password', 'Open the settings.'),
    ]);
    expect(urls(engine, 'change password')[0]).toBe('/docs/tutorial-basics/password');
    expect(urls(engine, 'change password of a customer')[0]).toBe('/docs/api/Mutations/Users/edit');
  });

  test('knows a word of the trade as it is spoken, and in English among Persian words', () => {
    const engine = engineOf(fa, [
      page('/docs/api/Mutations/Users/notify', 'پیام به همه', 'می‌فرستد.'),
      page('/docs/tutorial-basics/notify', 'پیام به همه', 'تنظیمات را باز کنید.'),
    ]);
    expect(urls(engine, 'پیام به همه')[0]).toBe('/docs/tutorial-basics/notify');
    expect(urls(engine, 'پیام به همه کاربرا')[0]).toBe('/docs/api/Mutations/Users/notify');
    expect(urls(engine, 'پیام به همه user')[0]).toBe('/docs/api/Mutations/Users/notify');
  });

  test('takes a word that texts have for whole, not for the beginning of a synonym', () => {
    const engine = engineOf(en, [
      page('/docs/business/sell', 'Sell to a customer', 'Create an account.'),
      page('/docs/troubleshoot/help', 'Support', 'Open a ticket.'),
    ]);
    expect(urls(engine, 'customer')).toEqual(['/docs/business/sell']);
    expect(urls(engine, 'customer serv')).toContain('/docs/troubleshoot/help');
  });

  describe('for a list of words that help, operations and history have', () => {
    const list = (name: string, path: string, asked: string[] = []) => page(path, name, 'A list.', { asked });
    const engine = engineOf(en, [
      list('White list of addresses', '/docs/api/Mutations/Security/white-list', ['let an address through always']),
      list('White lists', '/docs/api/guides/white-lists'),
      list('White lists at work', '/docs/services/white-lists'),
      list('Where white lists are in use', '/docs/tutorial-basics/white-lists'),
      list('White lists added', '/docs/changelog/changelog-2024-10-15'),
      list('The white lists of spring', '/blog/white-lists'),
    ]);
    const sections = (query: string, options = {}) =>
      engine.search(query, options).hits.map(({ url }) => url.split('/')[2] ?? '');

    test('puts help first, and changelog and blog last', () => {
      expect(sections('white lists in use')).toEqual([
        'tutorial-basics',
        'services',
        'api',
        'api',
        'changelog',
        'white-lists',
      ]);
    });

    test('puts the API first for who came by it, and for who asks as only a professional does', () => {
      expect(sections('white lists', { professional: true })[0]).toBe('api');
      expect(urls(engine, 'let an address through')[0]).toBe('/docs/api/Mutations/Security/white-list');
    });

    test('puts a post first that is better than everything else', () => {
      expect(urls(engine, 'the white lists of spring')[0]).toBe('/blog/white-lists');
    });
  });

  test('puts troubleshooting before the tutorial for who says that something does not work', () => {
    const engine = engineOf(en, [
      page('/docs/tutorial-basics/connect', 'Connect', 'Press Connect.'),
      page('/docs/troubleshoot/connect', 'Connect', 'Choose another protocol.'),
    ]);
    expect(urls(engine, 'how to connect')[0]).toBe('/docs/tutorial-basics/connect');
    expect(urls(engine, 'cannot connect')[0]).toBe('/docs/troubleshoot/connect');
  });

  test('needs the files with operations and provider pages before it answers a professional, and no other for anybody else', () => {
    const engine = createSearchEngine(en, 'b1');
    const records = [page('/docs/tutorial-basics/renew', 'Renew', 'Renew as a customer.')];
    for (const { index } of buildIndexes(records, en, 'b1').values()) engine.load(JSON.stringify(index));
    expect(engine.search('renew customer').needs).toEqual(['body']);
    loadBodyInto(engine, records, en);
    expect(engine.search('renew customer').needs).toEqual(['more', 'api']);
    expect(engine.search('renew').needs).toEqual([]);
  });

  test('needs the same files for several words that are like no phrase and no title of help', () => {
    const engine = createSearchEngine(en, 'b1');
    const asked = ['log out everywhere', 'take my old telephone off the list', 'somebody else is on my plan'];
    const records = [
      page('/docs/tutorial-basics/devices', 'Remove a device', 'Block or log out an address of the VPN.', { asked }),
    ];
    for (const { index } of buildIndexes(records, en, 'b1').values()) engine.load(JSON.stringify(index));
    expect(engine.search('block an address').needs).toEqual(['body']);
    loadBodyInto(engine, records, en);
    expect(engine.search('block an address').needs).toEqual(['more', 'api']);
    expect(engine.search('log out everywhere').needs).toEqual([]);
    expect(engine.search('remove device').needs).toEqual([]);
    expect(engine.search('address').needs).toEqual([]);
    // Nearly every page has the second word: it does not make several of one.
    expect(engine.search('address vpn').needs).toEqual([]);
  });

  test('gives the note of a page with its hit, and none with others', () => {
    const note = 'Illustrative history';
    const engine = engineOf(en, [
      page('/blog/first', 'First servers', 'Where they were.', { note }),
      page('/blog/first', 'First servers', 'What they cost.', { heading: 'Costs', anchor: 'costs', note }),
      page('/docs/services', 'Servers today', 'Where they are.'),
    ]);
    const notes = engine.search('servers').hits.map((hit) => [hit.page, hit.note]);
    expect(notes).toContainEqual(['/docs/services', undefined]);
    expect(notes.filter(([url]) => url === '/blog/first').map(([, said]) => said)).toEqual([note]);
  });

  test('gives a page once, and leads to the section of it that answers', () => {
    const engine = engineOf(en, [
      page('/docs/troubleshoot/slow', 'Slow connection', 'Why a connection is slow.'),
      page('/docs/troubleshoot/slow', 'Slow connection', 'Move.', { heading: 'Weak Wi-Fi', anchor: 'wifi' }),
      page('/docs/troubleshoot/slow', 'Slow connection', 'Choose.', { heading: 'Far server', anchor: 'server' }),
    ]);
    expect(urls(engine, 'slow connection')).toEqual(['/docs/troubleshoot/slow']);
    expect(urls(engine, 'slow connection on a far server')).toEqual(['/docs/troubleshoot/slow#server']);
  });

  test('keeps what was shown first where it is when more is found', () => {
    const old = page('/blog/servers', 'Our first servers', 'Where they were.');
    const better = page('/docs/services/servers', 'Servers', 'Where they are.');
    const engine = engineOf(en, [old, better]);
    expect(urls(engine, 'servers')[0]).toBe('/docs/services/servers');
    const { hits } = engine.search('servers', { first: ['/blog/servers'] });
    expect(hits.map(({ url }) => url)).toEqual(['/blog/servers', '/docs/services/servers']);
  });

  test("puts the page of the reader's platform before the others, but not before that of the platform asked for", () => {
    const about = (id: string, name: string) =>
      page(`/docs/services/platforms/${id}`, `OrbVPN on ${name}`, `Install the app on ${name}.`);
    const engine = engineOf(en, [about('ios', 'iOS'), about('android', 'Android'), about('windows', 'Windows')]);
    const first = (query: string, platform: string) => engine.search(query, { platform }).hits[0]?.url;
    expect(first('install the app', 'windows')).toBe('/docs/services/platforms/windows');
    expect(first('install the app', 'android')).toBe('/docs/services/platforms/android');
    expect(first('install on ios', 'android')).toBe('/docs/services/platforms/ios');
  });

  test('lets a word that every page has weigh nothing next to another', () => {
    const engine = engineOf(en, [
      page('/docs/tutorial-basics/vpn', 'The VPN', 'What a VPN is.'),
      page('/docs/services/others', 'Other devices', 'Set up a router.'),
    ]);
    expect(urls(engine, 'vpn router')).toEqual(['/docs/services/others']);
    expect(urls(engine, 'vpn')).toEqual(['/docs/tutorial-basics/vpn']);
  });

  test('puts what helps now above the changelog, whatever the number of mentions', () => {
    const found = urls(russian, 'пароль');
    expect(found.at(-1)).toBe('/docs/changelog/2024-10-15');
  });

  test('finds while the last word is being typed', () => {
    expect(urls(russian, 'управл')[0]).toBe('/docs/tutorial-basics/password');
    expect(urls(russian, 'управление пар')[0]).toBe('/docs/tutorial-basics/password');
  });

  test.each(['AUTH_004', 'auth 004', 'auth004', 'auth-004'])('finds the error code written %s', (query) => {
    expect(urls(russian, query)[0]).toBe('/docs/troubleshoot/auth');
  });

  test('finds an identifier whole and by its words', () => {
    expect(urls(russian, 'stripeCreatePayment')[0]).toBe('/docs/api/Mutations/Billing/stripe');
    expect(urls(russian, 'create payment')[0]).toBe('/docs/api/Mutations/Billing/stripe');
  });

  describe('asked for one identifier', () => {
    const engine = engineOf(en, [
      page('/docs/tutorial-basics/expired', 'Expired', 'It expires at midnight.', { asked: ['expires at'] }),
      page('/docs/api/guides/payments', 'Payments', 'Read `expiresAt` first.'),
      page('/docs/api/Types/Plan', 'Plan', 'expiresAt: When it ends. state: PAID or not.', {
        defines: [{ anchor: 'field-*', names: ['expiresAt'] }],
      }),
      page('/docs/api/Types/State', 'State', 'PAYMENT_SENT: Perhaps. PAYMENT_FAILED: No. OWNER: Yes.', {
        defines: [{ anchor: '*', names: ['PAYMENT_FAILED', 'OWNER'] }],
      }),
      page('/docs/business/owner', 'Owner', 'The owner.', { asked: ['owner'] }),
    ]);

    test('leads to the field that it is, then to what names it, then to what has its words', () => {
      const places = [
        '/docs/api/Types/Plan#field-expiresAt',
        '/docs/api/guides/payments',
        '/docs/tutorial-basics/expired',
      ];
      expect(urls(engine, 'expiresAt')).toEqual(places);
      expect(urls(engine, 'expires_at')).toEqual(places);
      expect(urls(engine, 'expires at')[0]).toBe('/docs/tutorial-basics/expired');
    });

    test('shows its name and the sentence about it', () => {
      const [hit] = engine.search('PAYMENT_FAILED').hits;
      expect(hit?.url).toBe('/docs/api/Types/State#PAYMENT_FAILED');
      expect(shown(hit?.heading ?? [])).toBe('[PAYMENT_FAILED]');
      expect(shown(hit?.excerpt ?? [])).toContain('PAYMENT_SENT: Perhaps. [PAYMENT_FAILED]: No.');
    });

    test('takes a single word for one only if it is typed exactly like it', () => {
      expect(urls(engine, 'OWNER')[0]).toBe('/docs/api/Types/State#OWNER');
      expect(urls(engine, 'owner')[0]).toBe('/docs/business/owner');
    });

    test('is known however many words it has', () => {
      const name = 'resellerRenewUserSubscriptionWithNewGroup';
      const many = engineOf(en, [
        page('/docs/api/Mutations/Subscription/new', 'Renew', 'By name.', { defines: [{ anchor: '', names: [name] }] }),
        page(
          '/docs/api/Mutations/Subscription/other',
          'Renew with a new group',
          'Subscription of a user of a reseller.',
        ),
      ]);
      expect(urls(many, name)[0]).toBe('/docs/api/Mutations/Subscription/new');
    });

    test('keeps what was shown first, with the place that it led to', () => {
      const first = ['/docs/api/Types/Plan#field-expiresAt'];
      expect(engine.search('expiresAt', { first }).hits[0]?.url).toBe(first[0]);
    });
  });

  test('finds Latin names in the script of the reader', () => {
    expect(urls(russian, 'вайргард')[0]).toBe('/docs/services/wireguard');
    expect(urls(persian, 'وایرگارد')[0]).toBe('/docs/services/wireguard');
  });

  test('finds synonyms and phrases', () => {
    expect(urls(russian, 'килсвитч')[0]).toBe('/docs/tutorial-basics/settings');
    expect(urls(persian, 'رمز عبور')[0]).toBe('/docs/tutorial-basics/password');
  });

  test('marks the text as written where it was typed in other letters', () => {
    const [hit] = persian.search('مديريت دستگاه ها').hits;
    expect(shown(hit?.title ?? [])).toBe('[مدیریت] [دستگاه\u200Cها]');
    expect(shown(hit?.excerpt ?? [])).toContain('[دستگاه]');
  });
});

describe('a query read differently', () => {
  test('says which words were searched for besides those that were mistyped', () => {
    const { hits, interpretation } = russian.search('сменить пороль');
    expect(interpretation).toEqual({ kind: 'typo', query: 'пароль', original: 'сменить пороль' });
    expect(hits[0]?.page).toBe('/docs/tutorial-basics/password');
  });

  test('finds a name that only the synonyms have, and names it as they write it', () => {
    const wireguard = '/docs/services/wireguard';
    for (const [engine, typed, name] of [
      [persian, 'وایرگادر', 'وایرگارد'],
      [russian, 'вайргрд', 'вайргард'],
      [russian, 'вайрград', 'вайргард'],
    ] as const) {
      expect(urls(engine, typed)[0], typed).toBe(wireguard);
      expect(engine.search(typed).interpretation, typed).toEqual({ kind: 'typo', query: name, original: typed });
    }
    const stick = engineOf(en, [page('/docs/services/fire-stick', 'Fire Stick', 'Install it.')]);
    expect(urls(stick, 'firestik')).toEqual(['/docs/services/fire-stick']);
    expect(stick.search('firestik').interpretation).toMatchObject({ query: 'firestick' });
  });

  test.each([
    [ru, 'Блокировка', 'блакировок', 'блокировок'],
    [ru, 'Блокировка', 'блакируют', 'блокируют'],
    [ru, 'Замедление', 'медлено', 'медленно'],
    [en, 'Broken screens', 'brokn', 'broken'],
    [en, 'Register an account', 'regstration', 'registration'],
  ])('finds a mistyped word whose other forms look otherwise (%#)', (analyser, title, typed, meant) => {
    const engine = engineOf(analyser, [page('/docs/services/a', title, 'Text.')]);
    expect(engine.search(typed)).toMatchObject({ total: 1, interpretation: { kind: 'typo', query: meant } });
  });

  test('keeps a word that a stemmer would take off when it is joined with the one before', () => {
    const engine = engineOf(fa, [
      page('/docs/tutorial-basics/secret', 'رمز', 'رمز خود را عوض کنید.'),
      page('/docs/services/customer', 'مشتری', 'رمز مشتری.'),
    ]);
    expect(urls(engine, 'رمز مشتری')[0]).toBe('/docs/services/customer');
  });

  test('reads Persian in Latin letters, and says nothing of it', () => {
    const result = persian.search('taghiir gozarvazhe');
    expect(result.hits[0]?.url).toBe('/docs/tutorial-basics/password');
    expect(result.interpretation).toBeUndefined();
  });

  test('says that the keyboard layout was wrong', () => {
    expect(russian.search('yfcnhjqrb').interpretation).toMatchObject({ kind: 'layout', query: 'настройки' });
    expect(urls(russian, 'yfcnhjqrb')[0]).toBe('/docs/tutorial-basics/settings');
  });

  test.each([
    [en, 'Slow connection', 'slwo', 'slow'],
    [ru, 'Вход и\u00a0счёт', 'вхдо', 'вход'],
    [ru, 'Вход и\u00a0счёт', 'счте', 'счёт'],
    [fa, 'سرعت کم', 'سعرت', 'سرعت'],
  ])('has two letters of a word of four swapped back (%#)', (analyser, title, typed, meant) => {
    const engine = (words: string) => engineOf(analyser, [page('/docs/services/a', title, 'Text.')], words);
    expect(engine('').search(typed).interpretation).toMatchObject({ kind: 'typo', query: meant });
    expect(engine(typed).search(typed).interpretation).toBeUndefined();
  });

  test('is not read in another keyboard layout if that makes signs of letters and a name has one error', () => {
    const records = [
      page('/docs/services/streaming', 'YouTube', 'Ne жди.'),
      page('/docs/troubleshoot/a', 'NE, ne', 'Ne.'),
    ];
    const engine = engineOf(ru, records);
    for (const query of ['ютубб', 'ютуюб'])
      expect(engine.search(query).interpretation, query).toMatchObject({ kind: 'typo', query: 'ютуб' });
  });

  test('is taken as typed when the reader asks for it', () => {
    expect(russian.search('yfcnhjqrb', { literal: true })).toMatchObject({ hits: [], total: 0 });
  });

  test('has no number, identifier or short word corrected', () => {
    for (const query of ['6.2.1', 'AUTH_005', '10.0.0.9', 'парк'])
      expect(russian.search(query).interpretation, query).toBeUndefined();
  });

  test('has no word of an identifier corrected, which are found all the same', () => {
    const engine = engineOf(en, [page('/docs/services/payment', 'Payment failed', 'Payment failed.')]);
    expect(engine.search('payment faled').interpretation).toMatchObject({ query: 'failed' });
    for (const query of ['PAYMENT_FALED', 'paymentFaled', 'MY_LAST_CARD_PAYMENT_FALED']) {
      expect(engine.search(query).interpretation, query).toBeUndefined();
      expect(shown(engine.search(query).hits[0]?.title ?? []), query).toBe('[Payment] failed');
    }
  });

  test('has no word of the language corrected, in whatever form, and none as long as its words are not known', () => {
    const records = [page('/docs/troubleshoot/a', 'Сервер не отвечает', 'Сервер.')];
    expect(engineOf(ru, records).search('серверы север').interpretation).toMatchObject({ query: 'сервер' });
    expect(engineOf(ru, records, 'север').search('серверы север').interpretation).toBeUndefined();
    expect(engineOf(ru, records, 'север').search('серверы северу').interpretation).toBeUndefined();
    const unknowing = createSearchEngine(ru, 'b1');
    for (const { index } of buildIndexes(records, ru, 'b1').values()) unknowing.load(JSON.stringify(index));
    expect(unknowing.search('северу')).toMatchObject({ hits: [], needs: ['body'] });
    loadBodyInto(unknowing, records, ru);
    expect(unknowing.search('северу')).toMatchObject({ hits: [], needs: ['words'] });
    expect(unknowing.search('сервер').needs).toEqual([]);
  });

  test('is not corrected when it matches as typed, or is only unfinished', () => {
    expect(russian.search('пароль').interpretation).toBeUndefined();
    expect(russian.search('настройк').interpretation).toBeUndefined();
  });
});

describe('paging and filters', () => {
  test('give the hits of one section', () => {
    const { hits, total } = russian.search('пароль', { section: 'changelog' });
    expect(total).toBe(1);
    expect(hits.map((hit) => hit.section)).toEqual(['changelog']);
  });

  test('give each hit once, in the same order', () => {
    const all = urls(russian, 'пароль');
    const paged = [0, 2, 4, 6].flatMap((offset) => russian.search('пароль', { offset, limit: 2 }).hits);
    expect(paged.map((hit) => hit.url)).toEqual(all);
  });

  test('a list of a few hits of each section has the best of each, and counts them all', () => {
    const paths = ['tutorial-basics/a', 'troubleshoot/b', 'tutorial-basics/c', 'tutorial-basics/d'];
    const engine = engineOf(
      ru,
      paths.map((path) => page(`/docs/${path}`, 'Пароль', 'Сменить пароль.')),
    );
    const all = engine.search('пароль');
    expect(all.hits).toHaveLength(4);
    const best = all.hits.filter(({ section }, at) => all.hits.findIndex((hit) => hit.section === section) === at);
    expect(best).toHaveLength(2);
    expect(engine.search('пароль', { perSection: 1 })).toEqual({ ...all, hits: best });
  });
});

describe('bad input', () => {
  const hard = [
    '🙂'.repeat(64),
    '\u202Eابجد\u202C',
    '<img onerror=alert(1)>',
    '.*+?^$[]{}()|\\',
    ' ',
    '',
    '__proto__',
    'a'.repeat(5000),
  ];
  test.each(hard)('%j finds something or nothing', (query) => {
    for (const engine of [russian, persian]) expect(engine.search(query).total).toBeGreaterThanOrEqual(0);
  });

  test('no query throws, and what is shown is what was written', () => {
    const english = engineOf(en, [page('/docs/tutorial-basics/a', 'Connect', 'Press Connect.')]);
    const query = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
    fc.assert(
      fc.property(query, (text) => {
        for (const hit of english.search(text).hits)
          expect(hit.title.map((part) => part.text).join('')).toBe('Connect');
        russian.search(text);
        persian.search(text);
      }),
    );
  });

  test('an engine without index finds nothing', () => {
    expect(createSearchEngine(ru, 'b1').search('пароль')).toMatchObject({ hits: [], total: 0 });
  });
});

describe('index files', () => {
  const built = buildIndexes(russianRecords, ru, 'b1').get('core');
  const json = JSON.stringify(built?.index);

  function problemOf(load: () => unknown): string {
    try {
      load();
    } catch (error) {
      if (error instanceof SearchIndexError) return error.problem;
    }
    return 'none';
  }

  test.each([
    ['unreadable', json.slice(0, -20), ru, 'b1'],
    ['unreadable', '<!doctype html>', ru, 'b1'],
    ['malformed', '[]', ru, 'b1'],
    ['malformed', json.replace(/"n":\d+/, '"n":9999'), ru, 'b1'],
    ['malformed', json.replace(/"f":\[.*?\]/, '"f":["","","",""]'), ru, 'b1'],
    ['format', json.replace(/"v":\d+/, '"v":0'), ru, 'b1'],
    ['build', json, ru, 'b2'],
    ['locale', json, fa, 'b1'],
  ] as const)('that are %s are refused', (problem, file, analyser, build) => {
    expect(problemOf(() => createSearchEngine(analyser, build).load(file))).toBe(problem);
  });

  const texts = built?.texts.map(({ file }) => JSON.stringify(file)) ?? [];

  test('of texts and of their words are refused without their index', () => {
    const engine = createSearchEngine(ru, 'b1');
    expect(problemOf(() => engine.loadTexts(texts[0] ?? ''))).toBe('malformed');
    expect(problemOf(() => engine.loadBody(JSON.stringify(built?.body)))).toBe('malformed');
  });

  test('of the words of texts are refused when they are cut off or of another index', () => {
    const body = JSON.stringify(built?.body);
    for (const damaged of [body.replace(/"n":\d+/, '"n":9999'), body.replace(/"f":".*?"/, '"f":""')]) {
      const engine = createSearchEngine(ru, 'b1');
      engine.load(json);
      expect(problemOf(() => engine.loadBody(damaged))).toBe('malformed');
      expect(engine.search('пароль').total).toBeGreaterThan(0);
    }
  });

  test('give results without excerpts before the texts come', () => {
    const engine = createSearchEngine(ru, 'b1');
    engine.load(json);
    expect(engine.search('пароль').hits[0]?.excerpt).toEqual([]);
    for (const text of texts) engine.loadTexts(text);
    expect(engine.search('пароль').hits[0]?.excerpt).not.toEqual([]);
  });

  test('of titles ask for the words of texts where a word is in none of them, and then find it', () => {
    const engine = createSearchEngine(ru, 'b1');
    engine.load(json);
    expect(engine.search('журналы')).toMatchObject({ hits: [], needs: ['body'] });
    engine.loadBody(JSON.stringify(built?.body));
    expect(urls(engine, 'журналы')).toEqual(['/docs/tutorial-basics/settings']);
  });

  test('of texts hold neighbouring places, and each hit names the one that its excerpt is cut from', () => {
    const long = 'Слова и ещё слова. '.repeat(60);
    const records = ['a', 'b', 'c'].map((name) => page(`/docs/services/${name}`, `Ключ ${name}`, long));
    const files = buildIndexes(records, ru, 'b1').get('core');
    expect(files?.texts.map(({ urls: own }) => own)).toEqual([
      ['/docs/services/a', '/docs/services/b'],
      ['/docs/services/c'],
    ]);
    const engine = createSearchEngine(ru, 'b1');
    engine.load(JSON.stringify(files?.index));
    engine.loadTexts(JSON.stringify(files?.texts[1]?.file));
    const hits = engine.search('ключ').hits.map(({ page: url, part, excerpt }) => [url, part, excerpt.length > 0]);
    expect(hits.sort()).toEqual([
      ['/docs/services/a', 0, false],
      ['/docs/services/b', 0, false],
      ['/docs/services/c', 1, true],
    ]);
  });

  test('need the record of a page for those of its headings', () => {
    const orphan = page('/docs/a', 'A', '', { heading: 'H', anchor: 'h' });
    expect(() => buildIndexes([orphan], ru, 'b1')).toThrow('/docs/a');
  });
});

test('words of a text that its heading, phrases or description have are not sent twice', () => {
  const sent = (text: string) => {
    const more = { description: 'Sign in.', asked: ['forgot it'] };
    return buildIndexes([page('/docs/a', 'Password', text, more)], en, 'b1').get('core')?.body;
  };
  expect(sent('The password: sign in, forgot.')).toEqual(sent(''));
  expect(sent('Another password.')).not.toEqual(sent(''));
});
