import type { APIRoute } from 'astro';
import { isUnchanged } from '../../build/previousOutput.ts';
import { downloads } from '../../reference/downloads/files.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () =>
  isUnchanged('/api') ? [] : downloads.map(({ file }) => ({ params: { download: file } }));

export const GET: APIRoute = ({ params }) => {
  const download = downloads.find(({ file }) => file === params.download);
  return download === undefined
    ? new Response(null, { status: 404 })
    : new Response(download.write(site), { headers: { 'content-type': download.contentType } });
};
