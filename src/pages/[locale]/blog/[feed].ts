import type { APIRoute } from 'astro';
import { blogChannel } from '../../../feeds/blogChannel.tsx';
import { feedResponse } from '../../../feeds/feedRoute.ts';
import { localizedPaths } from '../../../layouts/paths.ts';
import { feedFiles } from '../../../model/pages/feedLinks.ts';
import type { Locale } from '../../../model/text/locale.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = () => localizedPaths(() => feedFiles.map((feed) => ({ feed })));

export const GET: APIRoute<{ locale: Locale }> = ({ props, params }) =>
  feedResponse(blogChannel(site, props.locale), params['feed']);
