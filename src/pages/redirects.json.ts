import type { APIRoute } from 'astro';
import { site } from '../site.ts';

/** Targets of addresses that are not pages, by paths without language: for the server, which sends no page for them (`server/servedFiles.ts`). */
export const GET: APIRoute = () => Response.json(Object.fromEntries(site.redirects));
