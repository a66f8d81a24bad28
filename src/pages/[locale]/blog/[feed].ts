import type { APIRoute } from 'astro';
import { blogChannel } from '../../../feeds/blogChannel.ts';
import { feedFiles } from '../../../feeds/channel.ts';
import { feedResponse } from '../../../feeds/feedRoute.ts';
import { localeOf, locales } from '../../../model/locale.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = () =>
  locales.flatMap((locale) => feedFiles.map((feed) => ({ params: { locale, feed } })));

export const GET: APIRoute = ({ params }) => feedResponse(blogChannel(site, localeOf(params.locale)), params.feed);
