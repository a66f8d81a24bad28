import { defineMiddleware } from 'astro:middleware';
import { orderDocument } from './layouts/documentOrder.ts';

/** What is done to every built page after Astro has written it. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !import.meta.env.PROD) return response;
  const html = orderDocument(await response.text());
  globalThis.buildInProcess?.onPage(url.pathname, html);
  return new Response(html, response);
});
