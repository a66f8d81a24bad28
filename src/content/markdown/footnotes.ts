import { defineHastPlugin } from 'satteri';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import { formatNumber } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill } from '../../model/text/messages.ts';

/** The heading above footnotes and the links back, in the language of the page. */
export function footnotes(locale: Locale, { strings }: PageVocabulary) {
  const { footnotes: label, footnoteBack } = strings[locale].page;
  return {
    label,
    backContent: '↑',
    backLabel: (number: number) => fill(footnoteBack, { number: formatNumber(number, locale) }),
    clobberPrefix: '',
  };
}

/** Writes the numbers of footnotes in the digits of the language. */
export const footnoteNumbers = (locale: Locale) =>
  defineHastPlugin({
    name: 'footnote-numbers',
    element: {
      filter: ['a'],
      visit({ properties, children: [number] }, context) {
        if (properties['dataFootnoteRef'] === undefined || number?.type !== 'text') return;
        context.replaceNode(number, { type: 'text', value: formatNumber(Number(number.value), locale) });
      },
    },
  });
