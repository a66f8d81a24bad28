import { type Reader, see, until } from './reader.ts';

/** A copy of the whole site that readers have unpacked. */
export interface Copy {
  /** Address of its top with a final slash: `file:///media/usb/help/`, `https://bucket.example/help/`. */
  readonly top: string;
  readonly locale: string;
}

/** The address of a page in a copy, by its path on the site without the language. */
export const addressIn = ({ top, locale }: Copy, path: string): string =>
  `${top}${locale}${path === '/' ? '/index' : path}.html`;

/** What a page that is open lacks. Everything that it loads comes from the copy, and has come. */
const faultsOfPage = `
const faults = [];
const [top, locale] = arguments;
const isElsewhere = (address) => !address.startsWith(top) && !/^(data|about|blob|chrome|resource):/.test(address);
if (document.documentElement.lang !== locale) faults.push('has the language ' + document.documentElement.lang);
if (document.documentElement.dir !== (locale === 'fa' ? 'rtl' : 'ltr')) faults.push('has the wrong direction');
if (![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())) faults.push('shows no heading');
if (document.documentElement.scrollWidth > innerWidth) faults.push('is wider than the window');
for (const { src, complete, naturalWidth, loading } of document.images)
  if (loading !== 'lazy' && !(complete && naturalWidth > 0)) faults.push('lacks the picture ' + src);
for (const { name } of performance.getEntriesByType('resource'))
  if (isElsewhere(name)) faults.push('loads ' + name);
for (const link of document.querySelectorAll('a[href]'))
  if (link.protocol === new URL(top).protocol && link.origin === new URL(top).origin && isElsewhere(link.href)) faults.push('links to ' + link.href);
return faults;`;

/** Opens a page of the copy; returns what is wrong with it. */
async function readAddress(reader: Reader, address: string, { top, locale }: Copy): Promise<string[]> {
  await reader.open(address);
  // Styles for what scripts show come after the page.
  const hasStyles = '[...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet)';
  await until(
    reader,
    `document.documentElement.dataset.js !== undefined && document.readyState === "complete" && ${hasStyles}`,
  );
  const faults = await reader.run<string[]>(faultsOfPage, top, locale);
  return [...faults, ...reader.takeComplaints()].map((fault) => `${address} ${fault}`);
}

/** Reads pages of the copy by their paths on the site; returns what is wrong with them. */
export async function readPages(reader: Reader, copy: Copy, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await readAddress(reader, addressIn(copy, path), copy)));
  return faults;
}

/**
 * Follows every link that some pages have to others of the copy and to places in them, each once. Returns what is wrong with where they
 * lead, and the number of pages that were opened.
 */
export async function followLinks(
  reader: Reader,
  copy: Copy,
  paths: readonly string[],
): Promise<{ readonly faults: string[]; readonly followed: number }> {
  const places = new Map<string, Set<string>>();
  for (const path of paths) {
    await reader.open(addressIn(copy, path));
    const links = await reader.run<string[]>(
      'return [...document.querySelectorAll("a[href]")].map(({ href }) => href)',
    );
    for (const link of links.filter((href) => href.startsWith(copy.top))) {
      const [address = '', id = ''] = link.split('#');
      // The rest are downloads.
      if (!/\.html(\?|$)/.test(address)) continue;
      places.set(address, (places.get(address) ?? new Set()).add(decodeURIComponent(id)));
    }
  }
  const faults: string[] = [];
  for (const [address, ids] of places) {
    const [locale = copy.locale] = address.slice(copy.top.length).split('/');
    faults.push(...(await readAddress(reader, address, { ...copy, locale })));
    const wanted = [...ids].filter((id) => id !== '');
    const missing = await reader.run<string[]>(
      'return arguments[0].filter((id) => !document.getElementById(id))',
      wanted,
    );
    faults.push(...missing.map((id) => `${address} has no #${id}`));
  }
  return { faults, followed: places.size };
}

/** Searches in the dialog of a page and opens the first hit, then on the page for searching. Returns the addresses of both first hits. */
export async function search(reader: Reader, copy: Copy, from: string, query: string): Promise<string[]> {
  await reader.open(addressIn(copy, from));
  await reader.click('#navbar-search, .search-link');
  await until(reader, "document.activeElement.matches('#search-dialog input')");
  await reader.fill('#search-dialog input', query);
  const inDialog = await firstHit(reader, '#search-dialog .result a');
  await reader.click('#search-dialog .result a');
  await until(reader, 'location.href === arguments[0] && Boolean(see("h1"))', inDialog);
  await reader.open(`${addressIn(copy, '/search')}?q=${encodeURIComponent(query)}`);
  return [inDialog, await firstHit(reader, '.result-list a')];
}

async function firstHit(reader: Reader, selector: string): Promise<string> {
  // With the excerpts, which come last, the list is complete.
  await see(reader, '.result-excerpt');
  return until(reader, 'see(arguments[0])?.href', selector);
}

/** Switches the language on a page in the menu; returns the address of the page that opens. */
export async function switchLanguage(reader: Reader, copy: Copy, from: string, to: string): Promise<string> {
  await reader.open(addressIn(copy, from));
  await reader.click('.language-menu summary');
  await reader.click(`a[data-language="${to}"]`);
  await until(reader, 'document.documentElement.lang === arguments[0] && Boolean(see("h1"))', to);
  return reader.run('return location.href');
}

/** Fills in a field of the request builder of an operation and waits until the request has the text. */
export async function buildRequest(reader: Reader, copy: Copy, operation: string, field: string): Promise<void> {
  await reader.open(addressIn(copy, operation));
  await reader.click('.builder > button');
  await see(reader, `[id="${field}"]`);
  await reader.fill(`[id="${field}"]`, 'nina@example.com');
  await until(reader, "see('.builder').textContent.includes('nina@example.com')");
}

/** Filters the changelog by a platform, waits for the count, and opens a release that was found. Returns its address. */
export async function filterChangelog(reader: Reader, copy: Copy, platform: string): Promise<string> {
  await reader.open(addressIn(copy, '/docs/changelog/changelog'));
  const list = 'select[name="platform"]';
  await reader.click(list);
  await until(reader, 'see(arguments[0])?.closest("[data-island]").dataset.alive !== undefined', list);
  await reader.choose(list, platform);
  await until(reader, "/[0-9۰-۹]/.test(see('.filter-status')?.textContent)");
  const link = '.filter-results a[href*="changelog-"]';
  const release = await until<string>(reader, 'see(arguments[0])?.href', link);
  await reader.click(link);
  await until(reader, 'location.href === arguments[0] && Boolean(see("h1"))', release);
  return release;
}
