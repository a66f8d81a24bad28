import type { Fact } from '../src/model/config/facts.ts';

/** Contacts and mirrors. Fill in what is published: pages show it inside `<IfSet fact="…">`. */
export const contacts = {
  'support.email': { kind: 'text' },
  /** Username of the service's only Telegram bot, such as @example_bot. */
  'support.bot': { kind: 'text' },
  'mirrors.docs': { kind: 'links', values: [] },
  'mirrors.dashboard': { kind: 'links', values: [] },
  /** Pages with installers and their checksums that open without the dashboard. */
  'download.pages': { kind: 'links', values: [] },
  /** The app in the stores, and the publisher's name there. */
  'store.googlePlay': { kind: 'links', values: [] },
  'store.appStore': { kind: 'links', values: [] },
  'store.publisher': { kind: 'text' },
  /** Status page of locations, sign-in and payments, hosted elsewhere. */
  'page.status': { kind: 'links', values: [] },
  /** Page that shows readers the address, DNS servers and WebRTC addresses that sites see. */
  'page.leakCheck': { kind: 'links', values: [] },
  'page.privacyPolicy': { kind: 'links', values: [] },
  'page.terms': { kind: 'links', values: [] },
  /** Name, address and registration number as in the terms, and the country whose law applies. */
  'company.name': { kind: 'text' },
  'company.address': { kind: 'text' },
  'company.register': { kind: 'text' },
  'company.law': { kind: 'text' },
} as const satisfies Record<string, Fact>;
