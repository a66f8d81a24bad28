import type { APIRoute } from 'astro';
import { isUnchanged } from '../../build/previousOutput.ts';
import { copiesOf } from '../../layouts/render.tsx';
import { copyName, copyPath } from '../../model/config/copies.ts';
import { locales } from '../../model/text/locale.ts';
import { site } from '../../site.ts';

/** The copy of each language, which readers download and pass on. */
export const getStaticPaths = () =>
  locales
    .map((locale) => ({ params: { file: copyName(site, locale) }, props: { locale } }))
    .filter(({ params }) => !isUnchanged(copyPath(params.file)));

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = ({ props }) =>
  new Response(copiesOf(site)[props.locale].html, { headers: { 'content-type': 'text/html' } });
