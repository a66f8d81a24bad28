/** Closes the shapes of pictures in their own tags, which React does not do: some twenty icons a page. Text cannot match: its `<` is escaped. */
export function closeShapes(html: string): string {
  return html.replace(/<(path|circle|ellipse|rect|line|polyline|polygon)( [^<>]*)?><\/\1>/g, '<$1$2/>');
}
