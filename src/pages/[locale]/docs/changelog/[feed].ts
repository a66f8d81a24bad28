import type { APIRoute } from 'astro';
import { changelogChannel } from '../../../../feeds/changelogChannel.ts';
import { feedFiles } from '../../../../feeds/channel.ts';
import { feedResponse } from '../../../../feeds/feedRoute.ts';
import { localeOf, locales } from '../../../../model/locale.ts';
import { site } from '../../../../site.ts';

/** The feeds of the whole changelog. */
export const getStaticPaths = () =>
  locales.flatMap((locale) => feedFiles.map((feed) => ({ params: { locale, feed } })));

export const GET: APIRoute = ({ params }) => feedResponse(changelogChannel(site, localeOf(params.locale)), params.feed);
