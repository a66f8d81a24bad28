import { changeKinds } from '../../site/changelog.ts';
import type { Locale } from '../model/locale.ts';
import { pageInfo } from '../model/pageInfo.ts';
import type { Route } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { trail } from '../model/trail.ts';
import { type PageOfRecords, writtenRecords } from './records/pages.ts';
import { plainText } from './records/plainText.ts';
import { groupText, operationText, type ReferenceText, typeText } from './records/reference.ts';
import { sectionOf } from './section.ts';
import type { SearchRecord } from './types.ts';

/** Steps that every breadcrumb has and that tell nothing about a result. */
const commonSteps: readonly (string | undefined)[] = ['/', '/docs'];

/**
 * What search finds in a language: every page with content of its own, as one record and one more for each heading. Left out are
 * lists, unlisted pages, and pages that are not translated: their English words are no answer to a query in another language.
 */
export function searchRecords(site: Site, locale: Locale): SearchRecord[] {
  return [...site.routes.values()].flatMap((route) => recordsOf(site, locale, route));
}

function recordsOf(site: Site, locale: Locale, route: Route): SearchRecord[] {
  switch (route.kind) {
    case 'doc':
    case 'page':
    case 'blogPost': {
      const info = pageInfo(site, locale, route);
      return info.unlisted || info.state === 'missing' ? [] : writtenRecords(pageOf(site, locale, route), info);
    }
    case 'apiOperation': {
      const operation = site.reference.operations.find(({ coordinate }) => coordinate === route.coordinate);
      return operation ? [madeRecord(site, locale, route, operationText(operation, locale))] : [];
    }
    case 'apiType': {
      const type = site.reference.types.find(({ name }) => name === route.name);
      return type ? [madeRecord(site, locale, route, typeText(type, locale))] : [];
    }
    case 'apiSchemaChangelog':
      return [madeRecord(site, locale, route, { keywords: [], text: '' })];
    case 'apiGroup':
      return [madeRecord(site, locale, route, groupText(site.reference, route.path, locale))];
    case 'changelogEntry': {
      const changes = site.changelog.find(({ date }) => date === route.date)?.changes ?? [];
      const lines = changes.map((change) => `${changeKinds[change.kind][locale]}: ${plainText(change[locale])}`);
      return [{ ...pageOf(site, locale, route), id: pageOf(site, locale, route).url, text: lines.join(' ') }];
    }
    default:
      return [];
  }
}

function madeRecord(site: Site, locale: Locale, route: Route, content: ReferenceText): SearchRecord {
  const page = pageOf(site, locale, route);
  return { ...page, id: page.url, description: pageInfo(site, locale, route).description, ...content };
}

function pageOf(site: Site, locale: Locale, route: Route): PageOfRecords {
  const above = trail(site, locale, route).slice(0, -1);
  return {
    url: site.urls.page(locale, route.path),
    section: sectionOf(route.path),
    title: pageInfo(site, locale, route).title,
    path: above.filter((step) => !commonSteps.includes(step.path)).map((step) => step.label),
  };
}
