import type { Site } from '../model/site.ts';
import { plainText } from '../model/text/inlineText.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyLabel } from '../model/views/history.ts';
import type { PageView } from '../model/views/pageView.ts';
import { definedByOperation, definedByType, isErrorGuide, withErrorCodes } from './records/definitions.ts';
import { type PageOfRecords, writtenRecords } from './records/pages.ts';
import { groupText, operationText, type ReferenceText, typeText } from './records/reference.ts';
import type { SearchRecord } from './types.ts';

/** Breadcrumbs that every page has: they say nothing about a result. */
const commonCrumbs: readonly (string | undefined)[] = ['/', '/docs'];

/** Records of a language, for each page and heading but lists, unlisted and untranslated ones. */
export function searchRecords(site: Site, locale: Locale): SearchRecord[] {
  return [...site.views[locale].values()].flatMap((view) => recordsOf(site, view));
}

function recordsOf(site: Site, view: PageView): SearchRecord[] {
  const { page, locale } = view;
  switch (page.kind) {
    case 'doc':
    case 'standalone':
    case 'blogPost':
      return view.unlisted || view.state === 'missing' ? [] : recordsOfText(site, view);
    case 'apiOperation':
      return [
        { ...generatedRecord(site, view, operationText(page, locale)), defines: definedByOperation(page.operation) },
      ];
    case 'apiType':
      return [{ ...generatedRecord(site, view, typeText(page.type, locale)), defines: definedByType(page.type) }];
    case 'apiSchemaChangelog':
    case 'apiOperations':
    case 'apiKind':
      return [generatedRecord(site, view, { keywords: [], asked: [], text: '' })];
    case 'apiGroup':
      return [generatedRecord(site, view, groupText(page.group, locale))];
    case 'changelogEntry': {
      const lines = page.entry.changes.map(
        (change) => `${site.changeKinds[change.kind][locale]}: ${plainText(change.text[locale].content)}`,
      );
      const shared = pageOf(site, view);
      return [{ ...shared, id: shared.url, asked: [], text: lines.join(' ') }];
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

function recordsOfText(site: Site, view: PageView): SearchRecord[] {
  const records = writtenRecords(pageOf(site, view), view);
  return isErrorGuide(view.path) ? withErrorCodes(records, site.reference) : records;
}

function generatedRecord(site: Site, view: PageView, content: ReferenceText): SearchRecord {
  const shared = pageOf(site, view);
  return { ...shared, id: shared.url, description: view.description, ...content };
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
