import { facts } from '../../site/facts.ts';
import type { Problem } from '../model/problems.ts';
import { applyRules, type Passage, type Rule } from './passage.ts';

const anyDigit = (digits: string) =>
  digits.replace(/[\d.]/g, (sign) =>
    sign === '.' ? '[.,٫]' : `[${sign}${String.fromCodePoint(0x06f0 + Number(sign))}]`,
  );

const currency = '(?:\\$|USD|долл|доллар|دلار)';

const prices: Rule[] = Object.entries(facts).flatMap(([id, fact]): Rule[] => {
  if (fact.kind !== 'price') return [];
  const amount = `(?<![\\p{N}.,٫])${anyDigit(fact.value.toFixed(2))}(?![\\p{N}])`;
  return [
    {
      level: 'error',
      pattern: new RegExp(`${currency}\\s?${amount}|${amount}\\s?${currency}`, 'gu'),
      message: ([found]) => `The price ${found} is written out; use <Fact id="${id}" />.`,
    },
  ];
});

/** "30 days" in one sentence with the word for refund. */
const days = anyDigit(String(facts.refundWindow.value));
const refund: Rule = {
  level: 'warning',
  pattern: new RegExp(
    `(?<![\\p{N}])${days}[\\s-](?:days?|дн(?:ей|я)|روز)(?=[^.!?؟]*(?:refund|money back|возврат|верн[уёе]|بازگشت وجه))|` +
      `(?<=(?:refund|money back|возврат|верн[уёе]|بازگشت وجه)[^.!?؟]*)(?<![\\p{N}])${days}[\\s-](?:days?|дн(?:ей|я)|روز)`,
    'giu',
  ),
  message: ([found]) => `"${found}" reads like the refund window written out; use <Fact id="refundWindow" />.`,
};

/** Numbers of site/facts.ts that were copied instead of used: they would stay behind when the fact changes. */
export function checkCopiedFacts(passage: Passage): Problem[] {
  return applyRules(passage, [...prices, refund]);
}
