import type { APIRoute } from 'astro';
import astroPackage from 'astro/package.json' with { type: 'json' };
import { localizedPaths } from '../../layouts/paths.ts';
import type { Locale } from '../../model/locale.ts';
import { siteMetadata } from '../../model/siteMetadata.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(siteMetadata(site, props.locale, `astro ${astroPackage.version}`));
