/**
 * Loads a style sheet of the next page, which then applies in the frame that adds it.
 * @returns a promise for its load or failure; undefined if the sheet is at hand
 */
export function preloadSheet(href: string, priority: 'auto' | 'low' = 'auto'): Promise<void> | undefined {
  const existing = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (existing?.rel === 'stylesheet' || existing?.dataset.added) return undefined;
  const link = existing ?? document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });
  if (!existing) {
    Object.assign(link, { rel: 'preload', as: 'style', href, fetchPriority: priority });
    // Stays while pages are replaced, until one of them uses it.
    link.addEventListener('load', () => (link.dataset.added = 'preloaded'));
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
  return settled;
}
