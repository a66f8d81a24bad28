import type { APIRoute } from 'astro';
import { site } from '../site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.urls.absolute(site.urls.file('/sitemap.xml'))}\n`);
