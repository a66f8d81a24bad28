import { siteTable } from '../../model/config/siteTable.ts';
import { recordedMarkdown } from './recorded.ts';

export const RecordedTable = siteTable(
  'RecordedTable',
  'What is recorded about a subscriber (`site/recorded.ts`). Other pages link to `/docs/services/security/what-is-recorded`.',
  ({ vocabulary, locale }) => recordedMarkdown(vocabulary.recorded, locale),
);
