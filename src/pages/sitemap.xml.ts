import type { APIRoute } from 'astro';
import { sitemap } from '../feeds/sitemap.ts';
import { site } from '../site.ts';

export const GET: APIRoute = () => new Response(sitemap(site), { headers: { 'content-type': 'application/xml' } });
