import type { Fact, Facts } from '../model/config/facts.ts';
import type { Problem } from '../model/problems/problems.ts';
import { memoizeByObject } from '../model/text/memoize.ts';
import { applyPatterns, type Passage, type Pattern } from './passage.ts';

const anyDigit = (digits: string) =>
  digits.replace(/[\d.]/g, (sign) =>
    sign === '.' ? '[.,٫]' : `[${sign}${String.fromCodePoint(0x06f0 + Number(sign))}]`,
  );

const currency = '(?:\\$|USD|долл|доллар|دلار)';

function priceRule(id: string, fact: Fact): Pattern[] {
  if (fact.kind !== 'price') return [];
  const amount = `(?<![\\p{N}.,٫])${anyDigit(fact.value.toFixed(2))}(?![\\p{N}])`;
  return [
    {
      pattern: new RegExp(`${currency}\\s?${amount}|${amount}\\s?${currency}`, 'gu'),
      message: ([found]) => `The price ${found} is written out; use <Fact id="${id}" />.`,
    },
  ];
}

const refundWords = '(?:refund|money back|возврат|верн[уёе]|بازگشت وجه)';

/** "30 days" in one sentence with the word for refund. */
function refundRule(days: number): Pattern {
  const count = `(?<![\\p{N}])${anyDigit(String(days))}[\\s-](?:days?|дн(?:ей|я)|روز)`;
  return {
    level: 'warning',
    pattern: new RegExp(`${count}(?=[^.!?؟]*${refundWords})|(?<=${refundWords}[^.!?؟]*)${count}`, 'giu'),
    message: ([found]) => `"${found}" reads like the refund window written out; use <Fact id="refundWindow" />.`,
  };
}

const rulesFor = memoizeByObject((facts: Facts): readonly Pattern[] => {
  const prices = Object.entries(facts).flatMap(([id, fact]) => priceRule(id, fact));
  const window = facts['refundWindow'];
  return window?.kind === 'count' ? [...prices, refundRule(window.value)] : prices;
});

/** Finds numbers of `site/facts.ts` that were copied: they would not change with the fact. */
export const checkCopiedFacts = (passage: Passage, { facts }: { readonly facts: Facts }): Problem[] =>
  applyPatterns(passage, rulesFor(facts));
