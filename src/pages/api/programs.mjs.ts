import type { APIRoute } from 'astro';
import { programsFile } from '../../reference/downloads/programs.ts';
import program from '../../reference/downloads/writePrograms.ts?program';
import { site } from '../../site.ts';

export const GET: APIRoute = () => {
  const guides = [...site.docs.values()].filter(({ id }) => id.startsWith('api/')).map(({ source }) => source.body);
  return new Response(programsFile(program, guides), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
};
