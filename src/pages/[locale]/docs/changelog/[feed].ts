import type { APIRoute } from 'astro';
import { changelogChannel } from '../../../../feeds/changelogChannel.tsx';
import { feedResponse } from '../../../../feeds/feedRoute.ts';
import { localizedPaths } from '../../../../layouts/paths.ts';
import { feedFiles } from '../../../../model/pages/feedLinks.ts';
import type { Locale } from '../../../../model/text/locale.ts';
import { site } from '../../../../site.ts';

/** The feeds of the whole changelog. */
export const getStaticPaths = () => localizedPaths(() => feedFiles.map((feed) => ({ feed })));

export const GET: APIRoute<{ locale: Locale }> = ({ props, params }) =>
  feedResponse(changelogChannel(site, props.locale), params['feed']);
