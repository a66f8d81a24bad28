import type { Fact } from '../src/model/config/facts.ts';

/**
 * Ways to people, copies of the sites and the app when the usual ones are blocked. Fill in what is
 * published: pages show it between `<IfSet fact="…">` and `</IfSet>`.
 */
export const contacts = {
  /** E-mail address of support. */
  'support.email': { kind: 'text' },
  /** The only name under which the service's Telegram bot is found, such as @example_bot. */
  'support.bot': { kind: 'text' },
  /** Other addresses of this documentation. */
  'mirrors.docs': { kind: 'links', values: [] },
  /** Other addresses of the user dashboard. */
  'mirrors.dashboard': { kind: 'links', values: [] },
  /** Pages with installers and their checksums that open without the dashboard. */
  'download.pages': { kind: 'links', values: [] },
  /** The app in the stores, and the publisher's name there. */
  'store.googlePlay': { kind: 'links', values: [] },
  'store.appStore': { kind: 'links', values: [] },
  'store.publisher': { kind: 'text' },
  /** The state of locations, sign-in and payments, hosted elsewhere. */
  'page.status': { kind: 'links', values: [] },
  /** The page that shows a reader the address, DNS servers and WebRTC addresses that sites see. */
  'page.leakCheck': { kind: 'links', values: [] },
  'page.privacyPolicy': { kind: 'links', values: [] },
  'page.terms': { kind: 'links', values: [] },
  /** Name, address and register number as in the terms, and the country whose law applies. */
  'company.name': { kind: 'text' },
  'company.address': { kind: 'text' },
  'company.register': { kind: 'text' },
  'company.law': { kind: 'text' },
} as const satisfies Record<string, Fact>;
