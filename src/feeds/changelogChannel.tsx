import { renderToStaticMarkup } from 'react-dom/server';
import { InlineContent } from '../components/InlineText/InlineText.tsx';
import { PlainText } from '../components/InlineText/PlainText.tsx';
import type { ChangelogEntry } from '../model/content/content.ts';
import { changeId, entryDescription, entryPath, entryTitle } from '../model/pages/changelog.ts';
import { feedPaths } from '../model/pages/feedLink.ts';
import type { Site } from '../model/site.ts';
import { readerOf } from '../model/text/format.ts';
import { withTargets } from '../model/text/inlineText.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyLabel, historyNotice, labelled } from '../model/views/history.ts';
import { type ChangeView, releaseView } from '../model/views/releaseView.ts';
import type { Channel, FeedItem } from './channel.ts';

/** Releases in the feed: readers want the news, and the file is fetched again and again. */
const latest = 50;

/** The changelog of a language: the latest releases. */
export function changelogChannel(site: Site, locale: Locale): Channel {
  const { title, description } = site.strings[locale].changelog;
  const dates = site.changelog.map(({ date }) => date);
  return {
    page: site.urls.absolutePage(locale, '/docs/changelog/changelog'),
    address: site.urls.absolutePage(locale, feedPaths.changelog),
    language: site.config.locales[locale].htmlLang,
    copyright: site.config.footer.copyright[locale],
    title: `${site.config.title[locale]}: ${title}`,
    description: labelled(description, historyNotice(site, locale, dates)),
    items: site.changelog.slice(0, latest).map((entry) => itemOf(site, locale, entry)),
  };
}

function itemOf(site: Site, locale: Locale, entry: ChangelogEntry): FeedItem {
  const reader = readerOf(site.config, locale);
  const url = site.urls.absolutePage(locale, entryPath(entry.date));
  const { changes } = releaseView(site, locale, entry);
  const label = historyLabel(site, locale, entry.date);
  return {
    url,
    title: entryTitle(entry, site.strings[locale], reader),
    description: labelled(entryDescription(entry, site.strings[locale], reader), label),
    date: new Date(`${entry.date}T00:00:00Z`),
    authors: [],
    tags: [...new Set(changes.map(({ kindName }) => kindName))],
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

/** The changes as a list without classes: "Fixed (Windows, macOS): …". */
function Changes({ site, locale, changes, url }: ChangesProps) {
  const { chrome } = site.strings[locale];
  const absolute = (href: string) => new URL(href, url).href;
  return (
    <ul>
      {changes.map(({ number, kindName, targets, content }) => (
        <li key={number}>
          <a href={`${url}#${changeId(number)}`}>{kindName}</a>
          {' ('}
          <PlainText>{targets.join(chrome.listSeparator)}</PlainText>
          {'): '}
          <InlineContent content={withTargets(content, absolute)} externalLink={chrome.externalLink} />
        </li>
      ))}
    </ul>
  );
}
