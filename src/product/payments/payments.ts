import { z } from 'zod';
import { type Locale, locales } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { markdownTable } from '../../model/text/markdownTable.ts';

const effects = ['atOnce', 'soon', 'confirmed', 'reseller'] as const;
const renewals = ['automatic', 'byHand'] as const;

/** Countries with a page about paying from there. */
export const payingCountries = ['iran', 'russia'] as const;
export type PayingCountry = (typeof payingCountries)[number];

export const paymentsSchema = z.strictObject({
  columns: z.strictObject({ method: localizedText, effect: localizedText, renewal: localizedText }),
  effects: z.record(z.enum(effects), localizedText),
  renewals: z.record(z.enum(renewals), localizedText),
  countries: z.record(z.enum(payingCountries), localizedText),
  /** Country that most readers of a language pay from: methods that work there come first. */
  home: z.partialRecord(z.enum(locales), z.enum(payingCountries)),
  methods: z
    .array(
      z.strictObject({
        name: localizedText,
        effect: z.enum(effects),
        renewal: z.enum(renewals),
        /** The countries where it works, with what to know there. */
        from: z.partialRecord(z.enum(payingCountries), localizedText),
      }),
    )
    .min(1)
    .readonly(),
});

export type PaymentTable = z.infer<typeof paymentsSchema>;

/** Payment methods as a Markdown table; with a country, only those that work there. */
export function paymentsMarkdown(table: PaymentTable, locale: Locale, country?: PayingCountry): string {
  const { columns, methods } = table;
  const effect = (method: PaymentTable['methods'][number]) => table.effects[method.effect][locale];
  if (country) {
    return markdownTable(
      [columns.method[locale], table.countries[country][locale], columns.effect[locale]],
      methods.flatMap((method) => {
        const note = method.from[country];
        return note ? [[method.name[locale], note[locale], effect(method)]] : [];
      }),
    );
  }
  const home = table.home[locale];
  const failsAtHome = ({ from }: PaymentTable['methods'][number]) => Number(home !== undefined && !from[home]);
  return markdownTable(
    [columns.method, columns.effect, columns.renewal].map((column) => column[locale]),
    methods
      .toSorted((a, b) => failsAtHome(a) - failsAtHome(b))
      .map((method) => [method.name[locale], effect(method), table.renewals[method.renewal][locale]]),
  );
}

export function isPayingCountry(value: string): value is PayingCountry {
  return payingCountries.some((country) => country === value);
}
