import { renderToStaticMarkup } from 'react-dom/server';
import { Content } from '../components/Docs/Content.tsx';
import { PageProvider, pageContext } from '../components/PageContext/PageContext.tsx';
import { textFor } from '../model/content/translation.ts';
import { feedPaths } from '../model/pages/feedLink.ts';
import type { PageOf } from '../model/pages/page.ts';
import { type Site, viewsOf } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyLabel, historyNotice, labelled } from '../model/views/history.ts';
import type { PageView } from '../model/views/pageView.ts';
import type { Channel, FeedItem } from './channel.ts';
import { feedComponents } from './feedComponents.tsx';

/** The blog of a language: all listed posts with their whole text. */
export function blogChannel(site: Site, locale: Locale): Channel {
  const { title, description } = site.strings[locale].blog;
  const listed = viewsOf(site, locale, 'blogPost').filter(({ unlisted }) => !unlisted);
  const dates = listed.map(({ page }) => page.entry.meta.date);
  return {
    page: site.urls.absolutePage(locale, '/blog'),
    address: site.urls.absolutePage(locale, feedPaths.blog),
    language: site.config.locales[locale].htmlLang,
    copyright: site.config.footer.copyright[locale],
    title: `${site.config.title[locale]}: ${title}`,
    description: labelled(description, historyNotice(site, locale, dates)),
    items: listed.map((view) => postItem(site, view)),
  };
}

function postItem(site: Site, view: PageView<PageOf<'blogPost'>>): FeedItem {
  const { locale } = view;
  const post = view.page.entry;
  const { text } = textFor(post, locale);
  const label = historyLabel(site, locale, post.meta.date);
  const html = renderToStaticMarkup(
    <PageProvider value={pageContext(site, view)}>
      {label !== undefined && <p>{label}</p>}
      <Content text={text} components={feedComponents} />
    </PageProvider>,
  );
  return {
    url: site.urls.absolutePage(locale, post.path),
    title: text.title,
    description: labelled(text.description, label),
    date: new Date(`${post.meta.date}T00:00:00Z`),
    authors: post.authors.map(({ name }) => name[locale]),
    tags: post.tags.map(({ name }) => name[locale]),
    html,
  };
}
