import { siteTable } from '../../../model/config/siteTable.ts';
import { storageMarkdown } from '../../../model/config/storage.ts';

export const StorageTable = siteTable(
  'StorageTable',
  'What the site stores in a browser (`site/storage.ts`). Other pages link to `/proof#storage`.',
  ({ vocabulary, locale }) => storageMarkdown(vocabulary, locale),
);
