import { z } from 'zod';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import { formatList } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { markdownTable } from '../../model/text/markdownTable.ts';
import { type AppWords, appWord, unknownAppWord } from '../appWords/appWords.ts';

/** Protocols around the reader in the drawing, from the upper right clockwise. */
export const protocols = ['reality', 'openConnect', 'vless', 'wireGuard'] as const;

export type Protocol = (typeof protocols)[number];

const some = z.array(z.enum(protocols));

const network = z.strictObject({
  /** In the table; inline Markdown. */
  name: localizedText,
  /** On the button of the chooser. */
  label: localizedText,
  /** The protocols to try, the best first. */
  order: some.length(3).readonly(),
  /** May be slow or blocked. */
  unsteady: some.readonly(),
  /** Usually do not get through. */
  stopped: some.readonly(),
  /** Why, in one or two sentences; inline Markdown. */
  why: localizedText,
});

/** `site/networks.ts`: which protocol gets through which network. */
export const networksSchema = z.strictObject({
  /** Headings of the table: the network, then the protocols in their order. */
  columns: z.tuple([localizedText, localizedText, localizedText, localizedText]),
  question: localizedText,
  /** Before a network is chosen. */
  hint: localizedText,
  /** The way to the setting of the protocol; inline Markdown. */
  how: localizedText,
  unsteady: localizedText,
  stopped: localizedText,
  networks: z.array(network).min(2).max(6).readonly(),
});

export type Networks = z.infer<typeof networksSchema>;
export type Network = Networks['networks'][number];

interface Tables {
  readonly networks: Networks;
  readonly appWords: AppWords;
}

/** How a protocol gets through a network. What nothing is said of passes. */
export function reachabilityOf(protocol: Protocol, { unsteady, stopped }: Network): 'passes' | 'unsteady' | 'stopped' {
  if (stopped.includes(protocol)) return 'stopped';
  return unsteady.includes(protocol) ? 'unsteady' : 'passes';
}

/** The name that the app gives to a protocol. */
export function protocolName(protocol: Protocol, appWords: AppWords, locale: Locale): string {
  return appWord(appWords, `protocol.${protocol}`, locale);
}

/** "Usually recognised and blocked: WireGuard"; empty if all protocols pass. */
export function obstacles(network: Network, { networks, appWords }: Tables, locale: Locale): string[] {
  return (['stopped', 'unsteady'] as const).flatMap((passage) => {
    const names = network[passage].map((protocol) => protocolName(protocol, appWords, locale));
    return names.length === 0 ? [] : [`${networks[passage][locale]}: ${formatList(names, locale)}.`];
  });
}

/** The order of the protocols in each network as a Markdown table. */
export function networksMarkdown({ networks, appWords }: Tables, locale: Locale): string {
  return markdownTable(
    networks.columns.map((column) => column[locale]),
    networks.networks.map(({ name, order }) => [
      name[locale],
      ...order.map((protocol) => protocolName(protocol, appWords, locale)),
    ]),
  );
}

const file = 'site/networks.ts';

/** Networks that contradict themselves, and protocols without a word of the app. */
export function checkNetworks({ networks, appWords }: Tables): Problem[] {
  const wrong = networks.networks.flatMap(({ order, unsteady, stopped }, index) => {
    const twice = [order, [...unsteady, ...stopped]].flatMap((list) =>
      list.filter((protocol, at) => list.indexOf(protocol) !== at),
    );
    const contradicted = order.filter((protocol) => stopped.includes(protocol));
    return [
      ...twice.map((protocol) => `"${protocol}" is named twice for one network.`),
      ...contradicted.map((protocol) => `"${protocol}" is stopped in this network and recommended all the same.`),
    ].map((message) => errorAt(file, ['networks', 'networks', index], message));
  });
  const unnamed = protocols.flatMap((protocol) => unknownAppWord(appWords, `protocol.${protocol}`) ?? []);
  return [...wrong, ...unnamed.map((message) => errorAt(file, ['networks'], message))];
}
