/** Style sheets that no page needs yet, or any more, wait in the head: loaded, but not applied. */
const never = 'not all';

/** Style sheets of pages by address, from first to last, without those that scripts have added. */
export function sheetsIn(head: HTMLHeadElement): ReadonlyMap<string, HTMLLinkElement> {
  const sheets = head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-added])');
  return new Map([...sheets].map((sheet) => [sheet.getAttribute('href') ?? '', sheet]));
}

/** Inserts a style sheet: that of an area first, others after it, those added by scripts last. */
export function insertSheet(sheet: HTMLLinkElement, isOfArea: boolean): void {
  const { head } = document;
  const added = head.querySelector('[data-added]');
  if (isOfArea) head.prepend(sheet);
  else if (added) added.before(sheet);
  else head.append(sheet);
}

/** Applies a style sheet, or lets it wait. */
export function applySheet(sheet: HTMLLinkElement, isNeeded: boolean): void {
  const media = isNeeded ? '' : never;
  if (sheet.media !== media) sheet.media = media;
}

/**
 * Loads a style sheet without applying it.
 * @returns a promise that resolves when it has loaded or failed; undefined if the page has it
 */
export function loadSheet(href: string, isOfArea: boolean): Promise<void> | undefined {
  const existing = sheetsIn(document.head).get(href);
  if (existing && (existing.sheet || !existing.media)) return undefined;
  const sheet = existing ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: never });
  const settled = new Promise<void>((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      // The page that needs it requests it again.
      sheet.remove();
      resolve();
    });
  });
  if (!existing) insertSheet(sheet, isOfArea);
  return settled;
}
