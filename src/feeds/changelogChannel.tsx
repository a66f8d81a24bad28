import { renderToStaticMarkup } from 'react-dom/server';
import { noFilter, writeFilter } from '../changelog/filter.ts';
import { filterNames, targetName } from '../changelog/filterNames.ts';
import type { ChangeView } from '../changelog/release.ts';
import { releaseView } from '../changelog/releaseView.ts';
import { InlineContent } from '../components/InlineText/InlineText.tsx';
import { PlainText } from '../components/InlineText/PlainText.tsx';
import type { ChangelogEntry } from '../model/content/content.ts';
import { changeId, entryDescription, entryPath, entryTitle } from '../model/pages/changelog.ts';
import { type ChangelogScope, feedFolder, feedTitle } from '../model/pages/changelogScopes.ts';
import type { Site } from '../model/site.ts';
import { readerOf } from '../model/text/format.ts';
import { withTargets } from '../model/text/inlineText.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyLabel, historyNotice, labelled } from '../model/views/history.ts';
import type { Channel, FeedItem } from './channel.ts';
import { commonFacts } from './commonFacts.ts';

/** Releases in the feed of everything and in that of a part: readers want the news, and the file is fetched again and again. */
const latest = { all: 50, part: 20 };

/** The changelog of a language, or a part of it: the latest releases that have such changes, with these changes only. */
export function changelogChannel(site: Site, locale: Locale, scope?: ChangelogScope): Channel {
  const strings = site.strings[locale];
  const entries = scope ? site.changelog.filter(({ changes }) => changes.some(scope.holds)) : site.changelog;
  const dates = entries.map(({ date }) => date);
  const query = scope ? writeFilter({ ...noFilter, [scope.condition]: scope.id }) : '';
  return {
    ...commonFacts(site, locale),
    // The filter of this page shows the same.
    page: site.urls.absolutePage(locale, `/docs/changelog/changelog${query}`),
    folder: site.urls.absolutePage(locale, feedFolder(scope)),
    title: `${site.config.title[locale]}: ${feedTitle(scope, strings, locale)}`,
    description: labelled(strings.changelog.description, historyNotice(site, locale, dates)),
    items: entries.slice(0, scope ? latest.part : latest.all).map((entry) => itemOf(site, locale, entry, scope)),
  };
}

function itemOf(site: Site, locale: Locale, entry: ChangelogEntry, scope: ChangelogScope | undefined): FeedItem {
  const reader = readerOf(site.config, locale);
  const url = site.urls.absolutePage(locale, entryPath(entry.date));
  const changes = releaseView(site, locale, entry).changes.filter((_, index) => {
    const change = entry.changes[index];
    return !scope || (change !== undefined && scope.holds(change));
  });
  const label = historyLabel(site, locale, entry.date);
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return {
    url,
    title: entryTitle(entry, site.strings[locale], reader),
    description: labelled(entryDescription(entry, site.strings[locale], reader), label),
    date: new Date(`${entry.date}T00:00:00Z`),
    authors: [],
    tags: kinds.map((id) => ({ id, name: site.changeKinds[id][locale] })),
    html: renderToStaticMarkup(
      <>
        {label !== undefined && <p>{label}</p>}
        <Changes site={site} locale={locale} changes={changes} url={url} />
      </>,
    ),
  };
}

interface ChangesProps {
  readonly site: Site;
  readonly locale: Locale;
  readonly changes: readonly ChangeView[];
  /** Address of the release. */
  readonly url: string;
}

/** The changes as a list without classes, for readers that know no style of ours: "Fixed (Windows, macOS): …". */
function Changes({ site, locale, changes, url }: ChangesProps) {
  const { chrome } = site.strings[locale];
  const names = filterNames(site, locale);
  const absolute = (href: string) => new URL(href, url).href;
  return (
    <ul>
      {changes.map(({ number, kind, for: targets, content }) => (
        <li key={number}>
          <a href={`${url}#${changeId(number)}`}>{names.kinds[kind]}</a>
          {' ('}
          <PlainText>{targets.map((id) => targetName(names, id)).join(chrome.listSeparator)}</PlainText>
          {'): '}
          <InlineContent content={withTargets(content, absolute)} externalLink={chrome.externalLink} />
        </li>
      ))}
    </ul>
  );
}
