import { createHash } from 'node:crypto';
import type { Operation } from '../../model/api/reference.ts';
import type { Site } from '../../model/site.ts';
import type { Locale } from '../../model/text/locale.ts';
import { memoize, memoizeByObject } from '../../model/text/memoize.ts';
import { builderData } from './builderData.ts';

/**
 * The file that the request builder of an operation fetches in a language, made once for the page
 * and the route. Its name, `Mutation.login-1f2e3d4c.json`, has a hash of its content: it can be
 * cached indefinitely, and is shared by languages if it has no words.
 */
export const builderFile = (site: Pick<Site, 'reference' | 'config'>, operation: Operation, locale: Locale) =>
  fileOf(site)(operation)(locale);

const fileOf = memoizeByObject(({ reference, config }: Pick<Site, 'reference' | 'config'>) =>
  memoizeByObject((operation: Operation) =>
    memoize((locale: Locale) => {
      const content = JSON.stringify(builderData(reference, operation, config.apiEndpoint, locale));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return { name: `${operation.coordinate}-${hash}.json`, content };
    }),
  ),
);
