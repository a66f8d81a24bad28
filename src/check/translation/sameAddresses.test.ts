import { describe, expect, it } from 'vitest';
import { pageText, passage } from '../testing.ts';
import { checkSameAddresses, checkSameAddressesOfData } from './sameAddresses.ts';

const english =
  'Write to help@orbvpn.example, [open](https://orbvpn.com/help), +1 202 555 0143, t.me/orbvpn, `1.1.1.1`.';
const found = (body: string, source = english) =>
  checkSameAddresses(pageText('en', source), pageText('ru', body)).map(({ line, message }) => `${line}: ${message}`);

describe('a translation may contain', () => {
  it.each([
    ['e-mail address', 'help@orbvpn-iran.example'],
    ['address', 'orbvpn-mirror.example/fa'],
    ['address', 'ORBVPN.support'],
    ['address', 'xn--e1afmkfd.xn--p1ai'],
    ['address', 't.me/orbvpn_support'],
    ['address', 'орбвпн.рф'],
    ['address', '203.0.113.9'],
    ['disguised address', 'orbvpn-ir[.]com'],
    ['disguised address', 'orbvpn (точка) help'],
    ['disguised address', 'orbvpn-support [at] telegram'],
    ['handle', '@orbvpn_support'],
    ['phone number', '+98 21 5550 1234'],
    ['phone number', '0098-21-5550-1234'],
  ])('no new %s: %s', (name, address) => {
    const message = `The ${name} "${address}" is not in the English text; a translation must not lead readers elsewhere. Remove it, or add it to the English text first.`;
    expect(found(`Текст.\n\nПишите: ${address}.`)).toEqual([`7: ${message}`]);
    expect(found(`Код \`${address}\`, **${address}**`)).toHaveLength(2);
  });

  it.each([
    'تماس: +۹۸ ۲۱ ۵۵۵۰ ۱۲۳۴',
    'تماس: ۰۹۱۲/۳۴۵/۶۷۸۹',
    'تماس: ۹۱۲۳۴۵۶۷۸۹',
    'orbvpn\\.ir',
    'orbvpn&#46;ir',
    'orbvpn**.ir**',
    'orbvpn<wbr/>.ir',
    '`orbvpn``.ir`',
    'orbvpn .ir',
    'orbvpn. ir',
    't .me/orbvpn_fake',
    'orbvpn نقطه ir',
    'ｏｒｂｖｐｎ．ｉｒ',
    'orbvpn\u2060.ir',
    'help＠orbvpn-fake．ir',
    'орбвпн.com',
    'اوربوی.com',
    'tg://resolve?domain=fake',
    '2001:db8:1:2::7',
    'کانال orbvpn_helper در تلگرام',
  ])('no new contact in another form: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it('no new address after https://', () => {
    expect(found('Откройте https://orbvpn-help.example/ru сейчас')).toHaveLength(1);
  });

  it('no new address in its title or description', () => {
    const translation = { ...pageText('ru', 'Текст.'), title: 'Пишите на orb.example', description: '@orb_fake' };
    expect(checkSameAddresses(pageText('en', english), translation)).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  it('every address of English, as its language writes it', () => {
    expect(found(english)).toEqual([]);
    expect(found('HELP@orbvpn.example, orbvpn.com/help., 001-202-555-0143, +۱ ۲۰۲ ۵۵۵ ۰۱۴۳')).toEqual([]);
  });

  it('words, numbers, dates and versions, which are not addresses', () => {
    expect(found('Это 1.5 ГБ за 2024-10-15, 1 234 567 890, версия 6.2.0, т.е. всё.Далее и т. д., RFC 8446.')).toEqual(
      [],
    );
  });
});

it('the texts of a file of data are compared with its English ones', () => {
  const planted = passage('fa', 'سلام\nبه t.me/fake بروید');
  expect(checkSameAddressesOfData([planted], [passage('en', 'Go to t.me/orbvpn')])).toMatchObject([
    { file: 'page.mdx', line: 2 },
  ]);
  expect(checkSameAddressesOfData([planted], [passage('en', 'Go to t.me/fake')])).toEqual([]);
});
