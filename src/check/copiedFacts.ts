import type { Fact, Facts } from '../model/facts.ts';
import type { Problem } from '../model/problems.ts';
import { applyRules, type Passage, type Rule } from './passage.ts';

const anyDigit = (digits: string) =>
  digits.replace(/[\d.]/g, (sign) =>
    sign === '.' ? '[.,٫]' : `[${sign}${String.fromCodePoint(0x06f0 + Number(sign))}]`,
  );

const currency = '(?:\\$|USD|долл|доллар|دلار)';

function priceRule(id: string, fact: Fact): Rule[] {
  if (fact.kind !== 'price') return [];
  const amount = `(?<![\\p{N}.,٫])${anyDigit(fact.value.toFixed(2))}(?![\\p{N}])`;
  return [
    {
      level: 'error',
      pattern: new RegExp(`${currency}\\s?${amount}|${amount}\\s?${currency}`, 'gu'),
      message: ([found]) => `The price ${found} is written out; use <Fact id="${id}" />.`,
    },
  ];
}

const refundWords = '(?:refund|money back|возврат|верн[уёе]|بازگشت وجه)';

/** "30 days" in one sentence with the word for refund. */
function refundRule(days: number): Rule {
  const count = `(?<![\\p{N}])${anyDigit(String(days))}[\\s-](?:days?|дн(?:ей|я)|روز)`;
  return {
    level: 'warning',
    pattern: new RegExp(`${count}(?=[^.!?؟]*${refundWords})|(?<=${refundWords}[^.!?؟]*)${count}`, 'giu'),
    message: ([found]) => `"${found}" reads like the refund window written out; use <Fact id="refundWindow" />.`,
  };
}

/** Finds numbers of `site/facts.ts` that were copied instead of used: they would stay behind when the fact changes. */
export function copiedFactsCheck(facts: Facts): (passage: Passage) => Problem[] {
  const prices = Object.entries(facts).flatMap(([id, fact]) => priceRule(id, fact));
  const window = facts['refundWindow'];
  const refund = window?.kind === 'count' ? [refundRule(window.value)] : [];
  return (passage) => applyRules(passage, [...prices, ...refund]);
}
