import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { programsFile, programsIn } from '../../reference/downloads/programs.ts';
import program from '../../reference/downloads/writePrograms.ts?program';
import { site } from '../../site.ts';

const texts = import.meta.glob<string>('../../../api/programs/*', { query: '?raw', import: 'default', eager: true });
const others = Object.entries(texts).map(([path, code]) => ({ name: basename(path), code }));

export const GET: APIRoute = () => {
  const guides = [...site.docs.values()].filter(({ id }) => id.startsWith('api/')).map(({ source }) => source.body);
  const text = programsFile(program, [...guides.flatMap(programsIn), ...others]);
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
};
