import { join } from 'node:path';
import type { ItemGroupDefinition } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { flattenSidebar } from '../model/pages/sidebar.ts';
import { viewsOf } from '../model/site.ts';
import { locales } from '../model/text/locale.ts';
import { searchRecords } from '../search/records.ts';
import { operationList } from './downloads/lists.ts';
import { postmanCollection } from './downloads/postman.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const { reference, config, urls } = site;

/** Read from the schema itself, not from generated data. */
const coordinates = [reference.schema.getQueryType(), reference.schema.getMutationType()].flatMap((root) =>
  Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`),
);
const paths = reference.operations.flatMap(({ pages }) => pages.map(({ path }) => path)).toSorted();
const isOperationPath = (path: string) => /^\/docs\/api\/(Mutations|Queries)\/[^/]+\/[^/]+$/.test(path);

/** A written guide is in the sidebar twice: under guides and in its group. */
const eachOnce = (list: readonly (string | undefined)[]) => [...new Set(list)].toSorted();

function requestNames({ item = [] }: Pick<ItemGroupDefinition, 'item'>): (string | undefined)[] {
  return item.flatMap((entry) => ('item' in entry && entry.item ? requestNames(entry) : [entry.id]));
}

describe('every operation of the schema, and nothing else,', () => {
  it('is in the reference with at least one page', () => {
    expect(reference.operations.map(({ coordinate }) => coordinate)).toEqual(coordinates);
    expect(coordinates.length).toBeGreaterThanOrEqual(174);
    for (const { pages, coordinate } of reference.operations) expect(pages.length, coordinate).toBeGreaterThan(0);
  });

  it('has a request in the Postman collection', () => {
    const options = { name: 'API', endpoint: config.apiEndpoint, pageUrl: (path: string) => path };
    expect(requestNames(postmanCollection(reference, options)).toSorted()).toEqual(coordinates.toSorted());
  });

  it('is in the list of operations', () => {
    const listed = operationList(reference, urls).map(
      ({ kind, name }) => `${kind === 'query' ? 'Query' : 'Mutation'}.${name}`,
    );
    expect(listed).toEqual(coordinates);
  });

  for (const locale of locales) {
    it(`has its pages in ${locale}`, () => {
      const views = viewsOf(site, locale, 'apiOperation');
      // The second page of an operation is a written guide.
      const written = viewsOf(site, locale, 'doc').filter(({ path }) => isOperationPath(path));
      expect([...views, ...written].map(({ path }) => path).toSorted()).toEqual(paths);
      expect(new Set(views.map(({ page }) => page.operation.coordinate))).toEqual(new Set(coordinates));
    });

    it(`has its entries in the sidebar in ${locale}`, () => {
      const links = flattenSidebar(site.sidebars[locale].apiSidebar ?? []).map(({ path }) => path);
      expect(eachOnce(links.filter(isOperationPath))).toEqual(paths);
    });

    it(`has its search records in ${locale}`, () => {
      const prefix = urls.page(locale, '');
      // A written guide also has a record for each section.
      const records = searchRecords(site, locale).map(({ url }) => url.slice(prefix.length).replace(/#.*/, ''));
      expect(eachOnce(records.filter(isOperationPath))).toEqual(paths);
    });
  }
});
