import type { APIRoute } from 'astro';
import { site } from '../../site.ts';

/** Days for which the file may be believed; RFC 9116 asks for less than a year. */
const validity = 180;

/** Where to report a vulnerability (RFC 9116). The day, not the second, is that of the build, so that builds of a day are alike. */
export const GET: APIRoute = () => {
  const { links } = site.config;
  const expires = new Date(Date.now() + validity * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    `Contact: ${links.tickets}`,
    `Expires: ${expires}T00:00:00Z`,
    `Canonical: ${site.urls.absolute(site.urls.file('/.well-known/security.txt'))}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
