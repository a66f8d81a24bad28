import type { APIRoute } from 'astro';
import { localizedPaths } from '../../layouts/paths.ts';
import { wrongBaseScript } from '../../layouts/startScript.ts';
import type { Locale } from '../../model/text/locale.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(wrongBaseScript(site, locale), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
