import { createHash } from 'node:crypto';
import { namesCopies } from '../../src/model/config/copies.ts';
import { textFor } from '../../src/model/content/translation.ts';
import { allViews, type Site } from '../../src/model/site.ts';
import { locales } from '../../src/model/text/locale.ts';
import type { PageView } from '../../src/model/views/pageView.ts';

/**
 * Digest of the sources of each page's HTML and twin: two builds make the same of a page that has the same stamp. Texts of the
 * docs and of pages outside them count for the page that shows them, and with their titles for all; everything else (`sources`) counts for all. A page
 * that shows the copies of the site has no stamp: they hold other pages.
 */
export function pageStamps(site: Site, sources: string): ReadonlyMap<PageView, string> {
  const shared = digest([
    sources,
    site.config,
    site.showsDrafts,
    ...[...site.docs.values(), ...site.standalonePages].map(known),
  ]);
  return new Map(
    allViews(site).flatMap((view) => {
      const own = ownInputs(view);
      return own === undefined ? [] : [[view, digest([shared, view.locale, view.path, ...own])]];
    }),
  );
}

/** Parts of a written page that other pages may show. */
function known({ id, path, meta, source, translations }: Site['standalonePages'][number]) {
  const texts = [source, ...locales.flatMap((locale) => translations[locale] ?? [])];
  return [
    id,
    path,
    meta,
    texts.map(({ locale, title, description, sidebarLabel }) => [locale, title, description, sidebarLabel]),
  ];
}

function ownInputs({ page, locale, updated, checked, state, stale }: PageView): readonly unknown[] | undefined {
  switch (page.kind) {
    case 'doc':
    case 'standalone': {
      const { code, headings, sheets } = textFor(page.entry, locale).text.compiled;
      return namesCopies(code) ? undefined : [updated, checked, state, stale, code, headings, sheets];
    }
    case 'apiOperation':
      return [updated, page.guides];
    default:
      return [updated];
  }
}

const digest = (inputs: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
