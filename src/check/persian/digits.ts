import type { Problem } from '../../model/problems/problems.ts';
import { latinDigits } from '../../model/text/latinDigits.ts';
import { type Passage, problemAt, visible } from '../passage.ts';

/** Latin letters, digits and signs that join them: 3G, AUTH_001, 192.168.1.1, TCP/443. */
const token = /[A-Za-z0-9$€#&+*=@~^][A-Za-z0-9._:/\\\-–+@#%&$€=~^*]*/g;

/** Words before numbers that readers type or see in Latin digits: ports and versions. */
const beforeTyped = /(?:پورت|پورت\u200cهای|پورت\u200cهایی|نسخهٔ?|ویرایش|خطای|کد|نسخه\u200cهای)$/;

/** Parts of a version, an address or a port: «نسخهٔ 6.2 و 6.3», "80/443". */
const joining = /^(?:و|یا|تا|،)$/;

/** Digits of Persian prose are Persian; names, versions, addresses and ports keep Latin ones. */
export function checkPersianDigits(passage: Passage): Problem[] {
  // Without a Persian word it is data, such as the ports next to an arrow of a diagram.
  if (passage.locale !== 'fa' || !/[\p{L}--[A-Za-z]]{2}/v.test(passage.text)) return [];
  return [...latinNumbers(passage), ...persianVersions(passage), ...arabicDigits(passage)];
}

function latinNumbers(passage: Passage): Problem[] {
  return [...passage.text.matchAll(token)].flatMap((match): Problem[] => {
    const number = match[0].replace(/[.:,]+$/, '');
    if (!/\d/.test(number) || /[A-Za-z$€]/.test(number) || /\d\.\d/.test(number)) return [];
    if (isTyped(passage.text.slice(0, match.index))) return [];
    const message = `Latin digits in prose: "${number}"; write «${persian(number)}», or \`${number}\` in backticks if it is typed.`;
    return [problemAt(passage, match.index, message)];
  });
}

/** True if the text before a number calls for Latin digits. */
function isTyped(before: string): boolean {
  const words = before.trimEnd().split(/\s+/);
  while (words.length > 0) {
    const last = words.pop() ?? '';
    if (/[A-Za-z]\)?$/.test(last) || beforeTyped.test(last)) return true;
    // A continued list: «پورت‌های 80 و 443», "Windows 10 یا 11".
    if (joining.test(last) || /^[\d.]+،?$/.test(last)) continue;
    return false;
  }
  return false;
}

function persianVersions(passage: Passage): Problem[] {
  const version =
    /((?:پورت|پورت\u200cهای|RFC|TLS|HTTP|Android|iOS|iPadOS|macOS|Windows|Ubuntu|Debian|Fedora)\s)([۰-۹]+(?:[.٫][۰-۹]+)*)/g;
  return [...passage.text.matchAll(version)].map((match) => {
    const message = `Persian digits in «${visible(match[0])}»; ports and versions have Latin ones: ${latinDigits(match[2] ?? '')}.`;
    return problemAt(passage, match.index, message);
  });
}

function arabicDigits(passage: Passage): Problem[] {
  return [...passage.text.matchAll(/[٠-٩]+/g)].map((match) =>
    problemAt(
      passage,
      match.index,
      `Arabic digits "${match[0]}"; Persian ones are «${persian(latinDigits(match[0]))}».`,
    ),
  );
}

function persian(number: string): string {
  return number.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))).replace('.', '٫');
}
