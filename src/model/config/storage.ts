import { z } from 'zod';
import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localizedText.ts';
import { markdownTable } from '../text/markdownTable.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Everything that browsers store: `local` for everybody, `cache` for those who keep the site. */
export const storageKeys = {
  local: ['theme', 'language', 'announcement', 'tabs-*', 'search-*', 'docs-preferred-version-default'],
  cache: ['kept-*'],
} as const;

type StorageArea = keyof typeof storageKeys;
type KeyPattern<P extends StorageArea> = (typeof storageKeys)[P][number];
type KeyName<P> = P extends `${infer Start}*` ? `${Start}${string}` : P;

/** A key of `localStorage`: code can store only what the table explains. */
export type LocalKey = KeyName<KeyPattern<'local'>>;

export type CacheName = KeyName<KeyPattern<'cache'>>;

const places = ['local', 'cache'] as const satisfies readonly StorageArea[];
const patterns = [...storageKeys.local, ...storageKeys.cache] as const;

/** The table of `site/storage.ts`: what each key is for. */
export const storageSchema = z.strictObject({
  columns: z.strictObject({ name: localizedText, use: localizedText, until: localizedText }),
  places: z.record(z.enum(places), localizedText),
  uses: z.record(z.enum(patterns), localizedText),
});

export type StorageTable = z.infer<typeof storageSchema>;

/** Only hosted search stores it. */
const ofHostedSearch: LocalKey = 'docs-preferred-version-default';

/** Data stored in a reader's browser, with purpose and duration, as a Markdown table. */
export function storageMarkdown(
  { config, storage }: { readonly config: Pick<SiteConfig, 'search'>; readonly storage: StorageTable },
  locale: Locale,
): string {
  const { columns, places: until, uses } = storage;
  const leftOut = config.search.provider === 'embedded' ? ofHostedSearch : undefined;
  return markdownTable(
    [columns.name, columns.use, columns.until].map((column) => column[locale]),
    places.flatMap((place) =>
      storageKeys[place]
        .filter((pattern) => pattern !== leftOut)
        .map((pattern) => [`\`${pattern.replace('*', '…')}\``, uses[pattern][locale], until[place][locale]]),
    ),
  );
}
