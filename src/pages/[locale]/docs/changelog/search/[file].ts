import type { APIRoute } from 'astro';
import { filterFiles } from '../../../../../changelog/filterFiles.ts';
import { localizedPaths } from '../../../../../layouts/paths.ts';
import type { Locale } from '../../../../../model/text/locale.ts';
import { site } from '../../../../../site.ts';

/** Files of the changelog's filter. */
export const getStaticPaths = () =>
  localizedPaths((locale) => [...filterFiles(site, locale).keys()].map((file) => ({ file })));

export const GET: APIRoute<{ locale: Locale }> = ({ props, params }) =>
  new Response(filterFiles(site, props.locale).get(params['file'] ?? '') ?? null, {
    headers: { 'content-type': 'application/json' },
  });
