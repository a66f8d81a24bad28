/**
 * Puts what a document loads into the order in which a reader on a slow line needs it: the style sheet, without which nothing is
 * painted, at the beginning of the head, and the scripts behind the text. Astro writes scripts where they stand and the style sheet
 * last in the head, so that scripts took the line first.
 */
export function textFirst(html: string): string {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const scripts = html.match(/<script type="module" src="[^"]*"><\/script>/g) ?? [];
  return [...sheets, ...scripts]
    .reduce((rest, element) => rest.replace(element, ''), html)
    .replace('<title>', `${sheets.join('')}<title>`)
    .replace('</body>', `${scripts.join('')}</body>`);
}
