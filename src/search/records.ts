import { errorGuide } from '../model/api/names.ts';
import type { Site } from '../model/site.ts';
import { plainText } from '../model/text/inlineText.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyLabel } from '../model/views/history.ts';
import type { PageView } from '../model/views/pageView.ts';
import { definedByOperation, definedByType, withErrorCodes } from './records/definitions.ts';
import { type PageOfRecords, writtenRecords } from './records/pages.ts';
import { operationText, typeText } from './records/reference.ts';
import type { SearchRecord } from './types.ts';

/** Breadcrumbs that every page has, which do not describe a result. */
const commonCrumbs: readonly (string | undefined)[] = ['/', '/docs'];

/** Records for each page and heading of a language; not lists, unlisted or untranslated pages. */
export function searchRecords(site: Site, locale: Locale): SearchRecord[] {
  return [...site.views[locale].values()].flatMap((view) => recordsOf(site, view));
}

function recordsOf(site: Site, view: PageView): SearchRecord[] {
  const { page, locale, description } = view;
  const shared = pageOf(site, view);
  const record = { ...shared, asked: [] };
  switch (page.kind) {
    case 'doc':
    case 'standalone':
    case 'blogPost': {
      if (view.unlisted || view.state === 'missing') return [];
      const records = writtenRecords(shared, view);
      return view.path === errorGuide ? withErrorCodes(records, site.reference) : records;
    }
    case 'apiOperation': {
      const { operation, operationPage } = page;
      const [keywords, asked] = [[operation.name], operationPage.asked[locale]];
      const text = operationText(operation, locale);
      return [{ ...record, description, keywords, asked, text, defines: definedByOperation(operation) }];
    }
    case 'apiType':
      return [{ ...record, description, text: typeText(page.type, locale), defines: definedByType(page.type) }];
    case 'apiSchemaChangelog':
    case 'apiOperations':
    case 'apiKind':
      return [{ ...record, description, text: '' }];
    case 'apiGroup':
      return [{ ...record, description, text: page.group.pages.map(({ title }) => title[locale]).join(', ') }];
    case 'changelogEntry': {
      const lines = page.entry.changes.map(
        (change) => `${site.changeKinds[change.kind][locale]}: ${plainText(change.text[locale].content)}`,
      );
      return [{ ...record, text: lines.join(' ') }];
    }
    case 'home':
    case 'search':
    case 'pageList':
    case 'notFound':
    case 'docsHub':
    case 'apiTypes':
    case 'changelogYear':
    case 'blogList':
    case 'blogArchive':
    case 'blogAuthors':
    case 'blogAuthor':
    case 'blogTags':
    case 'blogTag':
      return [];
  }
}

function pageOf(site: Site, { locale, path, section, title, date, breadcrumbs }: PageView): PageOfRecords {
  const note = date === undefined ? undefined : historyLabel(site, locale, date);
  const above = breadcrumbs.slice(0, -1).filter((crumb) => !commonCrumbs.includes(crumb.path));
  return {
    url: site.urls.page(locale, path),
    section,
    title,
    path: above.map(({ label }) => label),
    ...(note !== undefined && { note }),
  };
}
