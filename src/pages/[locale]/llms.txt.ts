import type { APIRoute } from 'astro';
import { localizedPaths } from '../../layouts/paths.ts';
import type { Locale } from '../../model/text/locale.ts';
import { site } from '../../site.ts';
import { llmsOfLanguage } from '../../twins/llms.ts';

export const getStaticPaths = () => localizedPaths(() => [{}]);

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(llmsOfLanguage(site, locale), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
