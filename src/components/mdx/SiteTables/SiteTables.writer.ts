import { z } from 'zod';
import { withAppWords } from '../../../model/appWords.ts';
import { didYouMean } from '../../../model/didYouMean.ts';
import { killSwitchMarkdown } from '../../../model/killSwitch.ts';
import { networksMarkdown } from '../../../model/networks.ts';
import { isPayingCountry, payingCountries, paymentsMarkdown } from '../../../model/payments.ts';
import { listOf } from '../../../model/problems.ts';
import { recordedMarkdown } from '../../../model/recorded.ts';
import { storageMarkdown } from '../../../model/storage.ts';
import { noAttributes, replaced, type Use } from '../../../model/writerComponent.ts';

/** A table whose rows are data of `site/`. Its Markdown may name words of the app. */
const siteTable = (name: string, about: string, write: (use: Use<unknown>) => string) =>
  replaced({
    about,
    example: `<${name} />`,
    attributes: noAttributes,
    children: 'none',
    place: { block: 'a table' },
    becomes: (use) => ({ markdown: withAppWords(write(use), use.vocabulary.appWords, use.locale) }),
  });

export const KillSwitchTable = siteTable(
  'KillSwitchTable',
  'What the kill switch does (`site/killSwitch.ts`). Other pages link to `/docs/services/security/kill-switch`.',
  ({ vocabulary, locale }) => killSwitchMarkdown(vocabulary, locale),
);

export const NetworkTable = siteTable(
  'NetworkTable',
  'Which protocol gets through which network (`site/networks.ts`). Other pages link to `/docs/troubleshoot/protocol-selection`.',
  ({ vocabulary, locale }) => networksMarkdown(vocabulary, locale),
);

export const RecordedTable = siteTable(
  'RecordedTable',
  'What is recorded about a subscriber (`site/recorded.ts`). Other pages link to `/docs/services/security/what-is-recorded`.',
  ({ vocabulary, locale }) => recordedMarkdown(vocabulary.recorded, locale),
);

export const StorageTable = siteTable(
  'StorageTable',
  'What the site stores in a browser (`site/storage.ts`). Other pages link to `/proof#storage`.',
  ({ vocabulary, locale }) => storageMarkdown(vocabulary, locale),
);

export const PaymentTable = replaced({
  ...siteTable('PaymentTable', '', () => ''),
  about:
    'How one can pay, everywhere or in a `country` (`site/payments.ts`). Other pages link to `/docs/tutorial-basics/subscription-management#renew`.',
  attributes: z.strictObject({ country: z.string().optional() }),
  misuse({ attributes: { country } }) {
    if (country === undefined || isPayingCountry(country)) return undefined;
    const known = listOf(payingCountries);
    return `<PaymentTable> knows no country "${country}"; it knows ${known}.${didYouMean(country, payingCountries)}`;
  },
  becomes: ({ attributes: { country = '' }, locale, vocabulary: { payments, appWords } }) => {
    const table = paymentsMarkdown(payments, locale, isPayingCountry(country) ? country : undefined);
    return { markdown: withAppWords(table, appWords, locale) };
  },
});
