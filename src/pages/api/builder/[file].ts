import type { APIRoute } from 'astro';
import { builderFile } from '../../../reference/builder/builderFile.ts';
import { site } from '../../../site.ts';

/** What the request builder of each operation fetches when it is opened. */
export const getStaticPaths = () =>
  site.reference.operations.map((operation) => {
    const { name, content } = builderFile(site, operation);
    return { params: { file: name }, props: { content } };
  });

export const GET: APIRoute = ({ props }) =>
  new Response(props.content, { headers: { 'content-type': 'application/json' } });
