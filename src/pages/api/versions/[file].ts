import type { APIRoute } from 'astro';
import { site } from '../../../site.ts';

/** All versions of the schema in one form, without descriptions and directives of the reference. */
export const getStaticPaths = () =>
  site.schemaReleases.map(({ file, sdl }) => ({ params: { file: file.replace('versions/', '') }, props: { sdl } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.sdl, { headers: { 'content-type': 'application/graphql; charset=utf-8' } });
