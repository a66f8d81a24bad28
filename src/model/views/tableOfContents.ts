import { typeKinds } from '../api/reference.ts';
import type { Strings } from '../config/strings.ts';
import type { Heading } from '../content/content.ts';
import { textFor } from '../content/translation.ts';
import { changeId } from '../pages/changelog.ts';
import { type Page, type PageOf, shownError } from '../pages/page.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import { formatDate, readerOf } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { byMonth } from '../text/months.ts';
import { pageList } from './pageList.ts';
import { releaseView } from './releaseView.ts';

/** A heading in the table of contents of a page. */
export type TocItem = Pick<Heading, 'depth' | 'id' | 'text'> & {
  /** `needs-js` of a section that only scripts show. */
  readonly className?: string;
};

/** The headings of a page's table of contents; empty for pages that show none. */
export function tableOfContents(site: SiteContents, locale: Locale, page: Page): readonly TocItem[] {
  const strings = site.strings[locale];
  switch (page.kind) {
    case 'doc':
    case 'standalone':
    case 'blogPost': {
      if (page.entry.meta.hide_table_of_contents) return [];
      const { min, max } = site.config.docs.tableOfContents;
      return textFor(page.entry, locale).text.compiled.headings.filter(({ depth }) => depth >= min && depth <= max);
    }
    case 'apiOperations':
      return sections({ mutation: strings.api.mutations, query: strings.api.queries });
    case 'apiOperation':
      return operationSections(page, strings);
    case 'apiType': {
      const { kind, usedBy } = page.type;
      return sections({
        ...(kind === 'scalar' ? {} : { fields: strings.api.fields }),
        ...(usedBy.length === 0 ? {} : { 'used-by': strings.api.usedBy }),
      });
    }
    case 'apiTypes':
      return typeKinds.map((kind) => section(kind, strings.api.typeKinds[kind]));
    case 'apiSchemaChangelog':
      return page.releases.map(({ date }) => section(releaseId(date), formatDate(date, readerOf(site.config, locale))));
    case 'changelogYear':
      return byMonth(page.entries, readerOf(site.config, locale)).map(({ id, label }) => section(id, label));
    case 'changelogEntry':
      return releaseView(site, locale, page.entry).changes.map(({ number, kindName, targets }) =>
        section(changeId(number), `${kindName}: ${targets.join(strings.chrome.listSeparator)}`),
      );
    case 'pageList':
      return pageList(site, locale).map(({ id, title }) => section(id, title));
    default:
      return [];
  }
}

/** Id of the section about a version of the schema on the page of its changes. */
export function releaseId(date: string): string {
  return `v${date}`;
}

/** The sections of the page about an operation, from top to bottom. */
function operationSections(page: PageOf<'apiOperation'>, { api }: Strings): TocItem[] {
  return [
    ...sections({ request: api.request, arguments: api.arguments, response: api.response }),
    ...(shownError(page) ? [{ depth: 3, id: 'error-response', text: api.errorResponse }] : []),
    section('returns', api.returns),
    { ...section('builder', api.builder.title), className: 'needs-js' },
    ...sections({ behaviour: api.behaviour.title, errors: api.errors }),
  ];
}

function sections(titles: Readonly<Record<string, string>>): TocItem[] {
  return Object.entries(titles).map(([id, title]) => section(id, title));
}

function section(id: string, text: string): TocItem {
  return { depth: 2, id, text };
}
