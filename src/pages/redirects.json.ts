import type { APIRoute } from 'astro';
import { site } from '../site.ts';

/** Targets of addresses that are not pages, for the server (`servedFiles.ts`). */
export const GET: APIRoute = () => Response.json(Object.fromEntries(site.redirects));
