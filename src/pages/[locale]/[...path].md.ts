import type { APIRoute } from 'astro';
import { pagesWithTwin } from '../../layouts/paths.ts';
import { renderTwin } from '../../layouts/render.tsx';
import type { PageView } from '../../model/views/pageView.ts';
import { site } from '../../site.ts';

export const getStaticPaths = pagesWithTwin;

export const GET: APIRoute<{ view: PageView }> = ({ props }) =>
  new Response(renderTwin(site, props.view), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
