import type { APIRoute } from 'astro';
import { bareSchemaText } from '../../../reference/downloads/publicSchema.ts';
import { site } from '../../../site.ts';

/** All versions of the schema in one form, without descriptions. */
export const getStaticPaths = () =>
  site.schemaReleases.map(({ file, sdl = bareSchemaText(site.reference) }) => ({
    params: { file: file.replace('versions/', '') },
    props: { sdl },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.sdl, { headers: { 'content-type': 'application/graphql; charset=utf-8' } });
