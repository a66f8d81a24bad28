import { defineMiddleware } from 'astro:middleware';
import { orderDocument } from './layouts/documentOrder.ts';

/** What is done to every built page after Astro has written it. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return isPage && import.meta.env.PROD ? new Response(orderDocument(await response.text()), response) : response;
});
