import type { APIRoute } from 'astro';
import { site } from '../site.ts';
import { llmsOfSite } from '../twins/llms.ts';

export const GET: APIRoute = () =>
  new Response(llmsOfSite(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
