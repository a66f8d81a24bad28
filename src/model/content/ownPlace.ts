/** True for ``[`NOT_FOUND`](#NOT_FOUND)``: a link to its own text gives a table row an address. */
export function isOwnPlace({ url, text }: { readonly url: string; readonly text: string }): boolean {
  return url === `#${text}` && /^[A-Z_]+$/.test(text);
}
