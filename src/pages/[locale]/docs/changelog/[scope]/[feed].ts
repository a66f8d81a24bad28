import type { APIRoute } from 'astro';
import { changelogChannel } from '../../../../../feeds/changelogChannel.ts';
import { feedFiles } from '../../../../../feeds/channel.ts';
import { feedResponse } from '../../../../../feeds/feedRoute.ts';
import { changelogScopes } from '../../../../../model/changelogScopes.ts';
import { localeOf, locales } from '../../../../../model/locale.ts';
import { site } from '../../../../../site.ts';

/** The feeds of each platform and component, and of the security changes. */
export const getStaticPaths = () =>
  locales.flatMap((locale) =>
    changelogScopes.flatMap(({ id }) => feedFiles.map((feed) => ({ params: { locale, scope: id, feed } }))),
  );

export const GET: APIRoute = ({ params }) => {
  const scope = changelogScopes.find(({ id }) => id === params.scope);
  return feedResponse(changelogChannel(site, localeOf(params.locale), scope), params.feed);
};
