import type { APIRoute } from 'astro';
import { filterFiles } from '../../../../../changelog/filterFiles.ts';
import { localeOf, locales } from '../../../../../model/locale.ts';
import { site } from '../../../../../site.ts';

/** What the filter of the changelog loads. */
export const getStaticPaths = () =>
  locales.flatMap((locale) => [...filterFiles(site, locale).keys()].map((file) => ({ params: { locale, file } })));

export const GET: APIRoute = ({ params }) =>
  new Response(filterFiles(site, localeOf(params.locale)).get(params.file ?? '') ?? null, {
    headers: { 'content-type': 'application/json' },
  });
