import { siteTable } from '../../model/config/siteTable.ts';
import { networksMarkdown } from './networks.ts';

export const NetworkTable = siteTable(
  'NetworkTable',
  'Which protocol gets through which network (`site/networks.ts`). Other pages link to `/docs/troubleshoot/protocol-selection`.',
  ({ vocabulary, locale }) => networksMarkdown(vocabulary, locale),
);
