import type { APIRoute } from 'astro';
import { mockFile } from '../../reference/downloads/mock.ts';
import program from '../../reference/mock/main.ts?program';
import { site } from '../../site.ts';

export const GET: APIRoute = () =>
  new Response(mockFile(program, site.reference), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
