import type { APIRoute } from 'astro';
import { isUnchanged } from '../../build/previousOutput.ts';
import { downloads } from '../../reference/downloads/files.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () =>
  isUnchanged('/api')
    ? []
    : Object.entries(downloads).map(([download, write]) => ({ params: { download }, props: { write } }));

export const GET: APIRoute = ({ params, props }) => {
  const type = params.download?.endsWith('.json') ? 'application/json' : 'application/graphql; charset=utf-8';
  return new Response(props.write(site), { headers: { 'content-type': type } });
};
