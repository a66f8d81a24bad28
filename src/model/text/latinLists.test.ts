import { expect, it } from 'vitest';
import { isolateLatinLists } from './latinLists.ts';

/** The texts with isolated parts in square brackets. */
const shown = (texts: readonly (string | undefined)[]) =>
  isolateLatinLists(texts).map((parts) => parts.map(({ text, isolated }) => (isolated ? `[${text}]` : text)).join(''));

it.each([
  ['با PayPal، Apple Pay، Google Pay بپردازید', 'با [PayPal]، [Apple Pay]، [Google Pay] بپردازید'],
  ['در RADIUS؛ VLAN هم', 'در [RADIUS]؛ [VLAN] هم'],
  // A quotation begins or ends between them.
  ['در Android «DNS خصوصی» را', 'در [Android] «[DNS] خصوصی» را'],
  ['«Private DNS» (Android)', '«[Private DNS]» ([Android])'],
  // They keep digits, hyphens and brackets.
  ['کارت (Visa، American Express)', 'کارت ([Visa]، [American Express])'],
  ['MikroTik (RouterOS 7)، Wi-Fi 6، 802.1X', '[MikroTik (RouterOS 7)]، [Wi-Fi 6]، [802.1X]'],
  // A number would count as Latin.
  ['با OpenVPN، ۲۰ دقیقه', 'با [OpenVPN]، ۲۰ دقیقه'],
  // A sentence ends between them.
  ['با API. OrbNet هم', 'با [API]. [OrbNet] هم'],
  ['با TLS، TCP. UDP. VPN هم', 'با [TLS]، [TCP]. [UDP]. [VPN] هم'],
  // They begin with a number.
  ['نسخهٔ 5.x را، 3-D Secure 2 هم', 'نسخهٔ [5.x] را، [3-D Secure 2] هم'],
  ['کارت با 3-D Secure، Visa', 'کارت با [3-D Secure]، [Visa]'],
  ['در Version 5.x و 802.1X، 2FA هم', 'در Version 5.x و [802.1X]، [2FA] هم'],
])('names that follow each other are isolated: %s', (text, isolated) => {
  expect(shown([text])).toEqual([isolated]);
});

it.each([
  [
    ['و بعد ', 'OpenConnect', '. ', 'WireGuard', ' را'],
    ['و بعد ', '[OpenConnect]', '. ', '[WireGuard]', ' را'],
  ],
  [
    ['MikroTik', '، ', 'UniFi', ' و ', 'Cisco'],
    ['[MikroTik]', '، ', '[UniFi]', ' و ', 'Cisco'],
  ],
  // Inline code is passed as undefined.
  [
    ['در Windows، ', undefined, ' و Linux'],
    ['در Windows، ', '', ' و Linux'],
  ],
  [
    ['Chrome ', undefined, '، Firefox'],
    ['[Chrome] ', '', '، [Firefox]'],
  ],
])('they are found across links, bold words and code: %j', (texts, isolated) => {
  expect(shown(texts)).toEqual(isolated);
});

it.each([
  'گزینهٔ «Private DNS» را',
  'از Jason A. Donenfeld است',
  'در WireGuard سریع، در REALITY پنهان',
  'WireGuard، که سریع است',
  'Hello, Android. iOS',
  'سلام',
])('other names are not isolated: %s', (text) => {
  expect(shown([text])).toEqual([text]);
});
