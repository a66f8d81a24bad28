import { describe, expect, test } from 'vitest';
import { isNotFoundPage, isOfflineNotice, isServed, sitePath } from './addresses.ts';
import { documents, type PageDocument } from './documents.ts';

/** The paths of this site that a page links to, once each. */
function linksOf({ path, elements }: PageDocument): string[] {
  const addresses = new Set(elements('a').map(({ attributes }) => attributes['href']?.replace(/#.*/, '') ?? ''));
  return [...addresses].flatMap((address) => sitePath(address, path) ?? []);
}

describe('The links of the pages', () => {
  test('lead to pages and files by their proper addresses: none is redirected', () => {
    const astray = [...documents.values()].flatMap((page) =>
      linksOf(page)
        // Copies are downloaded; not-found pages lead to each other.
        .filter(
          (path) =>
            !path.startsWith('/copies/') && !isServed(path) && !(isNotFoundPage(page.path) && isNotFoundPage(path)),
        )
        .map((path) => `${page.path} links to ${path}`),
    );
    expect(astray).toEqual([]);
  });

  test('lead from the choice of language to every page but the not-found pages and the notice of a kept site', () => {
    const reached = new Set<string>();
    for (let next = ['/']; next.length > 0; ) {
      for (const path of next) reached.add(path);
      const found = next.flatMap((path) => linksOf(documents.get(path) ?? missing(path)));
      next = [...new Set(found)].filter((path) => documents.has(path) && !reached.has(path));
    }
    const orphans = [...documents.keys()].filter((path) => !reached.has(path) && !isOfflineNotice(path));
    expect(orphans).toEqual(['/404', '/en/404', '/fa/404', '/ru/404']);
  });
});

function missing(path: string): never {
  throw new Error(`${path} is not among the built pages.`);
}
