import type { APIRoute } from 'astro';
import { site } from '../site.ts';

/** Version, commit and day of the build, small enough to be asked for by a page (`src/browser/feedback.ts`). */
export const GET: APIRoute = () => Response.json(site.revision);
