import type { APIRoute } from 'astro';
import { site } from '../../../site.ts';

/** The earlier versions of the schema, as they were published. */
export const getStaticPaths = () =>
  site.schemaReleases.flatMap(({ file, sdl }) =>
    sdl === undefined ? [] : [{ params: { file: file.replace('versions/', '') }, props: { sdl } }],
  );

export const GET: APIRoute = ({ props }) =>
  new Response(props.sdl, { headers: { 'content-type': 'application/graphql; charset=utf-8' } });
