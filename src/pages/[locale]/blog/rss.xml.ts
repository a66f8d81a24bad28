import type { APIRoute } from 'astro';
import { blogChannel } from '../../../feeds/blogChannel.tsx';
import { writeFeed } from '../../../feeds/writeFeed.ts';
import { localizedPaths } from '../../../layouts/paths.ts';
import type { Locale } from '../../../model/text/locale.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  new Response(writeFeed(blogChannel(site, props.locale)), { headers: { 'content-type': 'application/rss+xml' } });
