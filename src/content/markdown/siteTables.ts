import { defineMdastPlugin, type MdxJsxFlowElement } from 'satteri';
import { withAppWords } from '../../model/appWords.ts';
import { killSwitchMarkdown } from '../../model/killSwitch.ts';
import type { Locale } from '../../model/locale.ts';
import { networksMarkdown } from '../../model/networks.ts';
import { isPayingCountry, paymentsMarkdown } from '../../model/payments.ts';
import { recordedMarkdown } from '../../model/recorded.ts';
import { storageMarkdown } from '../../model/storage.ts';
import { attributeOf } from './attributes.ts';
import type { PageVocabulary } from './types.ts';

/**
 * Tables whose rows are data of `site/` become Markdown, as if they were written on the page: search finds their words, their links are
 * checked, and they look like every other table.
 */
export const siteTables = (locale: Locale, vocabulary: PageVocabulary) =>
  defineMdastPlugin({
    name: 'site-tables',
    mdxJsxFlowElement(node, context) {
      const table = markdownOf(node, locale, vocabulary);
      if (table !== undefined) context.replaceNode(node, { raw: withAppWords(table, vocabulary.appWords, locale) });
    },
  });

function markdownOf(node: MdxJsxFlowElement, locale: Locale, vocabulary: PageVocabulary): string | undefined {
  switch (node.name) {
    case 'KillSwitchTable':
      return killSwitchMarkdown(vocabulary, locale);
    case 'NetworkTable':
      return networksMarkdown(vocabulary, locale);
    case 'RecordedTable':
      return recordedMarkdown(vocabulary.recorded, locale);
    case 'StorageTable':
      return storageMarkdown(vocabulary, locale);
    case 'PaymentTable': {
      const country = attributeOf(node, 'country') ?? '';
      return paymentsMarkdown(vocabulary.payments, locale, isPayingCountry(country) ? country : undefined);
    }
    default:
      return undefined;
  }
}
