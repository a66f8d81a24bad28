import { renderToStaticMarkup } from 'react-dom/server';
import type { ReleaseView } from '../../changelog/release.ts';
import { entryPath } from '../../model/changelog.ts';
import type { ChangelogEntry } from '../../model/content.ts';
import type { Locale } from '../../model/locale.ts';
import type { Site } from '../../model/site.ts';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { PageProvider } from '../PageContext/PageContext.tsx';

const rendered = new WeakMap<ChangelogEntry, Map<Locale, ReleaseView>>();

/** A release with its texts as HTML. It stands on several pages, in feeds and in the files of the filter: it is rendered once. */
export function releaseView(site: Site, locale: Locale, entry: ChangelogEntry): ReleaseView {
  const views = rendered.get(entry) ?? new Map<Locale, ReleaseView>();
  rendered.set(entry, views);
  const known = views.get(locale);
  if (known) return known;
  const path = entryPath(entry.date);
  const page = {
    site,
    locale,
    strings: site.strings[locale],
    route: { kind: 'changelogEntry', path, date: entry.date },
  } as const;
  const view: ReleaseView = {
    date: entry.date,
    version: entry.version,
    href: site.urls.page(locale, path),
    changes: entry.changes.map((change, index) => ({
      number: index + 1,
      kind: change.kind,
      for: change.for,
      html: renderToStaticMarkup(
        <PageProvider value={page}>
          <InlineMarkdown text={change[locale]} />
        </PageProvider>,
      ),
    })),
  };
  views.set(locale, view);
  return view;
}
