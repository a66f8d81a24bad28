import { z } from 'zod';
import { siteTable } from '../../model/config/siteTable.ts';
import { replaced } from '../../model/config/writerComponent.ts';
import { listOf } from '../../model/problems/problems.ts';
import { didYouMean } from '../../model/text/didYouMean.ts';
import { withAppWords } from '../appWords/appWords.ts';
import { isPayingCountry, payingCountries, paymentsMarkdown } from './payments.ts';

export const PaymentTable = replaced({
  ...siteTable('PaymentTable', '', () => ''),
  about:
    'How one can pay, everywhere or in a `country` (`site/payments.ts`). Other pages link to `/docs/tutorial-basics/subscription-management#renew`.',
  attributes: z.strictObject({ country: z.string().optional() }),
  misuse({ attributes: { country } }) {
    if (country === undefined || isPayingCountry(country)) return undefined;
    const countries = listOf(payingCountries);
    return `<PaymentTable> has no country "${country}"; it has ${countries}.${didYouMean(country, payingCountries)}`;
  },
  becomes: ({ attributes: { country = '' }, locale, vocabulary: { payments, appWords } }) => {
    const table = paymentsMarkdown(payments, locale, isPayingCountry(country) ? country : undefined);
    return { markdown: withAppWords(table, appWords, locale) };
  },
});
