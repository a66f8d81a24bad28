import type { APIRoute } from 'astro';
import astroPackage from 'astro/package.json' with { type: 'json' };
import { localizedPaths } from '../../layouts/paths.ts';
import { siteMetadata } from '../../model/siteMetadata.ts';
import type { Locale } from '../../model/text/locale.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(siteMetadata(site, props.locale, `astro ${astroPackage.version}`));
