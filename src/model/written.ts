/** How a text stands in a file of configuration: in quotes of any kind. */
export function inQuotes(text: string): RegExp {
  return new RegExp(`(['"\`])${escaped(text)}\\1`);
}

/** How a key stands in a file of configuration or in front matter. */
export function asKey(key: string): RegExp {
  return new RegExp(`(^|[\\s{,'"])${escaped(key)}['"]?\\s*:`);
}

/** A text as part of a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
