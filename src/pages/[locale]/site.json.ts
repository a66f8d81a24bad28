import type { APIRoute } from 'astro';
import astroPackage from 'astro/package.json' with { type: 'json' };
import sitePackage from '../../../package.json' with { type: 'json' };
import { localeOf, locales } from '../../model/locale.ts';
import { siteMetadata } from '../../model/siteMetadata.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params }) => {
  const versions = { framework: `astro ${astroPackage.version}`, site: sitePackage.version };
  return Response.json(siteMetadata(site, localeOf(params.locale), versions));
};
