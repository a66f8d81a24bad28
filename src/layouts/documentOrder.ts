/**
 * Puts the scripts of a document behind its text, so that on a slow line the text comes first. Astro writes them into the head.
 */
export function orderDocument(html: string): string {
  const scripts = html.match(/<script type="module" src="[^"]*"><\/script>/g) ?? [];
  return scripts
    .reduce((rest, script) => rest.replace(script, ''), html)
    .replace('</body>', `${scripts.join('')}</body>`);
}
