/** Makes the links and sources of a page's HTML absolute, since feed readers show it under another address. */
export function absoluteLinks(html: string, page: string): string {
  return html.replace(/(href|src)="(\/|#)([^"]*)"/g, (_, name: string, start: string, rest: string) => {
    return `${name}="${new URL(start + rest, page).href}"`;
  });
}
