import type { APIRoute } from 'astro';
import { localizedPaths } from '../../layouts/paths.ts';
import { renderTwin } from '../../layouts/render.tsx';
import type { Locale } from '../../model/locale.ts';
import type { PageView } from '../../model/pageView.ts';
import { site, twinOfUnchanged } from '../../site.ts';
import { fullFiles, llmsInFull, llmsOfLanguage } from '../../twins/llms.ts';
import { readTwin, type Twin } from '../../twins/writeTwin.ts';

const nameOf = (file: string) => file.replace(/\.txt$/, '');

export const getStaticPaths = () =>
  localizedPaths(() => ['llms.txt', ...fullFiles.map(({ file }) => file)].map((file) => ({ llms: nameOf(file) })));

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, params }) => {
  const full = fullFiles.find(({ file }) => nameOf(file) === params['llms']);
  const text = full ? llmsInFull(site, locale, full, twinOf) : llmsOfLanguage(site, locale);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};

function twinOf(view: PageView): Twin {
  const file = twinOfUnchanged(view);
  return file === undefined ? renderTwin(site, view) : readTwin(file);
}
