/**
 * Writes quotation marks in text as themselves. React escapes them everywhere, as only attributes need it, and samples of code are full of
 * them. The HTML is React's: a `>` in an attribute is escaped, so that what is between `>` and `<` is text.
 */
export function unescapeTextQuotes(html: string): string {
  return html.replace(/>[^<>]*&[^<>]*/g, (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));
}
