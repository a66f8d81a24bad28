import type { APIRoute } from 'astro';
import { site } from '../../site.ts';

/** Days from the last commit; RFC 9116 asks for less than a year. */
const validity = 360;

/** Contacts (RFC 9116): `securityContacts`, or else the ways to support. */
export const GET: APIRoute = () => {
  const { securityContacts, links } = site.config;
  const fallback = ['telegram', 'tickets'].flatMap((name) => links[name] ?? []);
  const contacts = securityContacts.length > 0 ? securityContacts : fallback;
  const expires = new Date(Date.parse(site.revision.day) + validity * 86_400_000);
  const lines = [
    ...(securityContacts.length > 0
      ? []
      : ['# No address for security reports is set; these lead to support. Tickets need an account.']),
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Canonical: ${site.urls.absolute(site.urls.file('/.well-known/security.txt'))}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
