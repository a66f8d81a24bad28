/** The id in the `data` of a heading: `## Code {#code}`. */
export function headingId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('hProperties' in data)) return undefined;
  const properties = data.hProperties;
  if (typeof properties !== 'object' || properties === null || !('id' in properties)) return undefined;
  return typeof properties.id === 'string' ? properties.id : undefined;
}
