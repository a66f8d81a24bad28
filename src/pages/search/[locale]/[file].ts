import type { APIRoute } from 'astro';
import { isUnchanged } from '../../../build/previousOutput.ts';
import { localeOf, locales } from '../../../model/text/locale.ts';
import { servedFiles, siteIndex } from '../../../search/siteIndex.ts';
import { site } from '../../../site.ts';

/** The search files of every language; none if search is hosted elsewhere. */
export const getStaticPaths = () =>
  site.config.search.provider === 'embedded'
    ? locales
        .filter((locale) => !isUnchanged(`/search/${locale}`))
        .flatMap((locale) =>
          [...servedFiles(siteIndex(site, locale)).keys()].map((file) => ({ params: { locale, file } })),
        )
    : [];

export const GET: APIRoute = ({ params }) => {
  const content = servedFiles(siteIndex(site, localeOf(params.locale))).get(params.file ?? '');
  return content === undefined
    ? new Response(null, { status: 404 })
    : new Response(content, { headers: { 'content-type': 'application/json' } });
};
