/** A page that the reader has opened. */
export interface ReadPage {
  readonly url: string;
  readonly title: string;
}

/** The page that is open, and the one before it. */
const remembered = 2;

/** Adds a page to those that storage holds, the latest first. */
export function withRead(json: string | null, page: ReadPage): string {
  const others = parseRead(json).filter(({ url }) => url !== page.url);
  return JSON.stringify([page, ...others].slice(0, remembered));
}

/** The page that was read last besides the one at `here`. */
export function lastRead(json: string | null, here: string): ReadPage | undefined {
  return parseRead(json).find(({ url }) => url !== here);
}

/** Reads what storage holds; what is not as it was written is left out. */
function parseRead(json: string | null): ReadPage[] {
  try {
    const data: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(data) ? data.filter(isReadPage) : [];
  } catch {
    return [];
  }
}

/** Stored addresses must lead to a page of this site, never to a script. */
function isReadPage(item: unknown): item is ReadPage {
  if (typeof item !== 'object' || item === null) return false;
  const { url, title }: Partial<Record<keyof ReadPage, unknown>> = item;
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) && typeof title === 'string';
}
