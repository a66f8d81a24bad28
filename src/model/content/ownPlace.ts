/** True if a link in capitals leads to its own text: so a row of a table gets an address, `[`NOT_FOUND`](#NOT_FOUND)`. */
export function isOwnPlace({ url, text }: { readonly url: string; readonly text: string }): boolean {
  return url === `#${text}` && /^[A-Z_]+$/.test(text);
}
