import { changeKinds, changeTargets } from '../../site/changelog.ts';
import { noFilter, platformIds, writeFilter } from '../changelog/filter.ts';
import { changeId, type ReleaseView } from '../changelog/release.ts';
import { releaseView } from '../components/Changelog/releaseView.tsx';
import { entryPath, entryTitle } from '../model/changelog.ts';
import { type ChangelogScope, feedFolder, feedTitle } from '../model/changelogScopes.ts';
import type { ChangelogEntry } from '../model/content.ts';
import type { Locale } from '../model/locale.ts';
import { pageInfo } from '../model/pageInfo.ts';
import type { Site } from '../model/site.ts';
import type { Strings } from '../model/strings.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import type { Channel, FeedItem } from './channel.ts';
import { commonFacts } from './commonFacts.ts';

/** Releases in the feed of everything and in that of a part: readers want the news, and the file is fetched again and again. */
const latest = { all: 50, part: 20 };

/** The changelog of a language, or a part of it: the latest releases that have such changes, with these changes only. */
export function changelogChannel(site: Site, locale: Locale, scope?: ChangelogScope): Channel {
  const strings = site.strings[locale];
  const entries = scope ? site.changelog.filter(({ changes }) => changes.some(scope.holds)) : site.changelog;
  return {
    ...commonFacts(site, locale),
    page: site.urls.absolutePage(locale, `/docs/changelog/changelog${queryOf(scope)}`),
    folder: site.urls.absolutePage(locale, feedFolder(scope)),
    title: `${site.config.title[locale]}: ${feedTitle(scope, strings, locale)}`,
    description: strings.changelog.description,
    items: entries.slice(0, scope ? latest.part : latest.all).map((entry) => itemOf(site, locale, entry, scope)),
  };
}

/** The filter that shows the same on the landing page. */
function queryOf(scope: ChangelogScope | undefined): string {
  if (!scope) return '';
  const condition = scope.id === 'security' ? 'kind' : platformIds.includes(scope.id) ? 'platform' : 'component';
  return writeFilter({ ...noFilter, [condition]: scope.id });
}

function itemOf(site: Site, locale: Locale, entry: ChangelogEntry, scope: ChangelogScope | undefined): FeedItem {
  const path = entryPath(entry.date);
  const url = site.urls.absolutePage(locale, path);
  const changes = scope ? entry.changes.filter(scope.holds) : entry.changes;
  const numbers = changes.map((change) => entry.changes.indexOf(change) + 1);
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return {
    url,
    title: entryTitle(entry, site.strings[locale], locale),
    description: pageInfo(site, locale, { kind: 'changelogEntry', path, date: entry.date }).description,
    date: new Date(`${entry.date}T00:00:00Z`),
    authors: [],
    tags: kinds.map((id) => ({ id, name: changeKinds[id][locale] })),
    html: absoluteLinks(changesHtml(releaseView(site, locale, entry), numbers, site.strings[locale], locale), url),
  };
}

/** The changes as a list without classes, for readers that know no style of ours: "Fixed (Windows, macOS): …". */
function changesHtml(
  { href, changes }: ReleaseView,
  numbers: readonly number[],
  strings: Strings,
  locale: Locale,
): string {
  const items = changes
    .filter(({ number }) => numbers.includes(number))
    .map(({ number, kind, for: targets, html }) => {
      const names = targets.map((id) => changeTargets[id]?.[locale] ?? id).join(strings.chrome.listSeparator);
      return `<li><a href="${href}#${changeId(number)}">${changeKinds[kind][locale]}</a> (${names}): ${html}</li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}
