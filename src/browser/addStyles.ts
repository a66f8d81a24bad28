/** Milliseconds to wait for a style sheet before going on without it. */
const timeout = 5000;

/**
 * Adds a style sheet to the page once; later pages keep it (`swapPage.ts`).
 * @returns a promise that resolves when the sheet applies, fails or times out
 */
export function addStyles(url: string): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  if (existing?.sheet) return Promise.resolve();
  const link = existing ?? document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    setTimeout(resolve, timeout);
  });
  if (!existing) {
    link.rel = 'stylesheet';
    link.href = url;
    link.dataset.added = '';
    document.head.append(link);
  }
  return settled;
}
