import type { APIRoute } from 'astro';
import { localeOf, locales } from '../../../model/locale.ts';
import { siteIndex } from '../../../search/siteIndex.ts';
import { site } from '../../../site.ts';

/** The search files of every language; none where search is hosted elsewhere. */
export const getStaticPaths = () =>
  site.config.search.provider === 'embedded'
    ? locales.flatMap((locale) =>
        [...siteIndex(site, locale).files.keys()].map((file) => ({ params: { locale, file } })),
      )
    : [];

export const GET: APIRoute = ({ params }) => {
  const content = siteIndex(site, localeOf(params.locale)).files.get(params.file ?? '');
  return content === undefined
    ? new Response(null, { status: 404 })
    : new Response(content, { headers: { 'content-type': 'application/json' } });
};
