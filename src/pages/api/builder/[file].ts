import type { APIRoute } from 'astro';
import { isUnchanged } from '../../../build/previousOutput.ts';
import { locales } from '../../../model/text/locale.ts';
import { builderFile } from '../../../reference/builder/builderFile.ts';
import { site } from '../../../site.ts';

/** Data of each operation for the request builder, fetched when it is opened. */
export const getStaticPaths = () => {
  if (isUnchanged('/api')) return [];
  const files = site.reference.operations.flatMap((operation) =>
    locales.map((locale) => builderFile(site, operation, locale)),
  );
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  return [...contents].map(([file, content]) => ({ params: { file }, props: { content } }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(props.content, { headers: { 'content-type': 'application/json' } });
