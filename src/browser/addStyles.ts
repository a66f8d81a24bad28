/** Adds a style sheet to the page, once. @returns a promise that is kept when the sheet counts, or has failed */
export function addStyles(url: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });
  if (!known) {
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  }
  return settled;
}
