/** Messages of an error and of its causes, one to a line, the outermost first. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let at: unknown = error; at !== undefined && !seen.has(at); at = at instanceof Error ? at.cause : undefined) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message : String(at));
  }
  return messages.join('\n↳ ');
}
