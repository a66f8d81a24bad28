import type { APIRoute } from 'astro';
import { blogFeed } from '../../../feeds/feed.ts';
import { localeOf, locales } from '../../../model/locale.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params }) =>
  new Response(blogFeed(site, localeOf(params.locale)).rss2(), {
    headers: { 'content-type': 'application/rss+xml' },
  });
