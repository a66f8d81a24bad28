import type { APIRoute } from 'astro';
import { changelogChannel } from '../../../../../feeds/changelogChannel.tsx';
import { feedResponse } from '../../../../../feeds/feedRoute.ts';
import { localizedPaths } from '../../../../../layouts/paths.ts';
import { changelogScopes } from '../../../../../model/pages/changelogScopes.ts';
import { feedFiles } from '../../../../../model/pages/feedLinks.ts';
import type { Locale } from '../../../../../model/text/locale.ts';
import { site } from '../../../../../site.ts';

const scopes = changelogScopes(site);

/** The feeds of each platform and component, and of the security changes. */
export const getStaticPaths = () =>
  localizedPaths(() => scopes.flatMap(({ id }) => feedFiles.map((feed) => ({ scope: id, feed }))));

export const GET: APIRoute<{ locale: Locale }> = ({ props, params }) => {
  const scope = scopes.find(({ id }) => id === params['scope']);
  return feedResponse(changelogChannel(site, props.locale, scope), params['feed']);
};
