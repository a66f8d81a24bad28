import type { APIRoute } from 'astro';
import { feed } from '../../../../feeds/feed.ts';
import { localizedPaths } from '../../../../layouts/paths.ts';
import type { Locale } from '../../../../model/text/locale.ts';
import { site } from '../../../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  new Response(feed(site, props.locale, 'changelog'), { headers: { 'content-type': 'application/rss+xml' } });
