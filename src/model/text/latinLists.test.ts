import { describe, expect, it } from 'vitest';
import { isolateLatinLists } from './latinLists.ts';

/** The texts with isolated parts in square brackets. */
const shown = (...texts: (string | undefined)[]) =>
  isolateLatinLists(texts).map((parts) => parts.map(({ text, isolated }) => (isolated ? `[${text}]` : text)).join(''));

describe('names in a Persian list', () => {
  it('are isolated if they follow each other', () => {
    expect(shown('با PayPal، Apple Pay، Google Pay بپردازید')).toEqual([
      'با [PayPal]، [Apple Pay]، [Google Pay] بپردازید',
    ]);
    expect(shown('در RADIUS؛ VLAN هم')).toEqual(['در [RADIUS]؛ [VLAN] هم']);
  });

  it('are isolated even if a quotation begins or ends between them', () => {
    expect(shown('در Android «DNS خصوصی» را')).toEqual(['در [Android] «[DNS] خصوصی» را']);
    expect(shown('«Private DNS» (Android)')).toEqual(['«[Private DNS]» ([Android])']);
    expect(shown('گزینهٔ «Private DNS» را')).toEqual(['گزینهٔ «Private DNS» را']);
  });

  it('keep what belongs to them: digits, hyphens, brackets', () => {
    expect(shown('کارت (Visa، American Express)')).toEqual(['کارت ([Visa]، [American Express])']);
    expect(shown('MikroTik (RouterOS 7)، Wi-Fi 6، 802.1X')).toEqual(['[MikroTik (RouterOS 7)]، [Wi-Fi 6]، [802.1X]']);
  });

  it('are isolated before a number, too, since it would count as Latin', () => {
    expect(shown('با OpenVPN، ۲۰ دقیقه')).toEqual(['با [OpenVPN]، ۲۰ دقیقه']);
  });

  it('are isolated even if a sentence ends between them', () => {
    expect(shown('و بعد ', 'OpenConnect', '. ', 'WireGuard', ' را')).toEqual([
      'و بعد ',
      '[OpenConnect]',
      '. ',
      '[WireGuard]',
      ' را',
    ]);
    expect(shown('با API. OrbNet هم')).toEqual(['با [API]. [OrbNet] هم']);
    expect(shown('با TLS، TCP. UDP. VPN هم')).toEqual(['با [TLS]، [TCP]. [UDP]. [VPN] هم']);
    expect(shown('از Jason A. Donenfeld است')).toEqual(['از Jason A. Donenfeld است']);
  });

  it('are isolated if they begin with a number', () => {
    expect(shown('نسخهٔ 5.x را، 3-D Secure 2 هم')).toEqual(['نسخهٔ [5.x] را، [3-D Secure 2] هم']);
    expect(shown('کارت با 3-D Secure، Visa')).toEqual(['کارت با [3-D Secure]، [Visa]']);
    expect(shown('در Version 5.x و 802.1X، 2FA هم')).toEqual(['در Version 5.x و [802.1X]، [2FA] هم']);
  });

  it('are found across links, bold words and code', () => {
    expect(shown('MikroTik', '، ', 'UniFi', ' و ', 'Cisco')).toEqual(['[MikroTik]', '، ', '[UniFi]', ' و ', 'Cisco']);
    expect(shown('در Windows، ', undefined, ' و Linux')).toEqual(['در Windows، ', '', ' و Linux']);
    expect(shown('Chrome ', undefined, '، Firefox')).toEqual(['[Chrome] ', '', '، [Firefox]']);
  });
});

it('are not isolated if a Persian word separates them', () => {
  expect(shown('در WireGuard سریع، در REALITY پنهان')).toEqual(['در WireGuard سریع، در REALITY پنهان']);
  expect(shown('WireGuard، که سریع است')).toEqual(['WireGuard، که سریع است']);
  expect(shown('Hello, Android. iOS')).toEqual(['Hello, Android. iOS']);
  expect(shown('سلام')).toEqual(['سلام']);
});
