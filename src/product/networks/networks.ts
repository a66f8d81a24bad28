import { z } from 'zod';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { markdownTable } from '../../model/text/markdownTable.ts';
import { type AppWords, appWord, unknownAppWord } from '../appWords/appWords.ts';

/** Each has a word of the app, `protocol.reality`. */
const protocols = ['reality', 'openConnect', 'vless', 'wireGuard'] as const;

/** `site/networks.ts`: which protocol gets through which network. */
export const networksSchema = z.strictObject({
  /** Headings of the table: the network, then the protocols from best to worst. */
  columns: z.tuple([localizedText, localizedText, localizedText, localizedText]),
  networks: z
    .array(
      z.strictObject({
        /** Inline Markdown. */
        name: localizedText,
        /** The protocols to try, the best first. */
        order: z.array(z.enum(protocols)).length(3).readonly(),
      }),
    )
    .min(2)
    .max(6)
    .readonly(),
});

export type Networks = z.infer<typeof networksSchema>;

interface NetworkTables {
  readonly networks: Networks;
  readonly appWords: AppWords;
}

export function networksMarkdown({ networks, appWords }: NetworkTables, locale: Locale): string {
  return markdownTable(
    networks.columns.map((column) => column[locale]),
    networks.networks.map(({ name, order }) => [
      name[locale],
      ...order.map((protocol) => appWord(appWords, `protocol.${protocol}`, locale)),
    ]),
  );
}

const file = 'site/networks.ts';

/** Networks that name a protocol twice, and protocols without a word of the app. */
export function checkNetworks({ networks, appWords }: NetworkTables): Problem[] {
  const twice = networks.networks.flatMap(({ order }, index) =>
    order
      .filter((protocol, at) => order.indexOf(protocol) !== at)
      .map((protocol) =>
        errorAt(file, ['networks', 'networks', index], `"${protocol}" is named twice for one network.`),
      ),
  );
  const unnamed = protocols.flatMap((protocol) => unknownAppWord(appWords, `protocol.${protocol}`) ?? []);
  return [...twice, ...unnamed.map((message) => errorAt(file, ['networks'], message))];
}
