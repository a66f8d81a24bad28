import { siteTable } from '../../model/config/siteTable.ts';
import { killSwitchMarkdown } from './killSwitch.ts';

export const KillSwitchTable = siteTable(
  'KillSwitchTable',
  'What the kill switch does (`site/killSwitch.ts`). Other pages link to `/docs/services/security/kill-switch`.',
  ({ vocabulary, locale }) => killSwitchMarkdown(vocabulary, locale),
);
