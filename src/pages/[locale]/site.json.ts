import type { APIRoute } from 'astro';
import astroPackage from 'astro/package.json' with { type: 'json' };
import sitePackage from '../../../package.json' with { type: 'json' };
import { localizedPaths } from '../../layouts/paths.ts';
import type { Locale } from '../../model/locale.ts';
import { siteMetadata } from '../../model/siteMetadata.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props }) => {
  const versions = {
    framework: `astro ${astroPackage.version}`,
    packages: sitePackage.dependencies,
  };
  return Response.json(siteMetadata(site, props.locale, versions));
};
