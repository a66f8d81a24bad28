/** Elements that no page has: they load or show another page, or change where every link leads. */
const refusedElements: ReadonlySet<string> = new Set(['base', 'embed', 'frame', 'frameset', 'iframe', 'object']);

const origin = 'https://site.invalid';

/** Reason an element could send readers elsewhere or run foreign code; undefined if it cannot. */
export function refusedMarkup(
  name: string,
  attributes: Readonly<Record<string, string>>,
  hosts: ReadonlySet<string>,
): string | undefined {
  if (refusedElements.has(name)) return `The page has <${name}>, which no page of this site may have.`;
  const handler = Object.keys(attributes).find((attribute) => attribute.startsWith('on'));
  if (handler !== undefined)
    return `<${name}> has the attribute ${handler}, which runs code; behaviour belongs in src/browser.`;
  if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh' && leadsAway(refreshTarget(attributes)))
    return `<meta http-equiv="refresh"> sends readers to another site: "${attributes.content}".`;
  for (const attribute of ['src', 'action', 'formaction', 'poster', 'data'] as const) {
    const value = attributes[attribute];
    if (value !== undefined && leadsAway(value))
      return `<${name} ${attribute}="${value}"> is not on this site; the policy of the site refuses it.`;
  }
  const { href } = attributes;
  if (href === undefined || !leadsAway(href)) return undefined;
  const url = URL.parse(href, origin);
  if (url?.protocol === 'mailto:' || (url?.protocol === 'https:' && hosts.has(url.host) && !url.username))
    return undefined;
  return `<${name} href="${href}"> leads to a place that site/site.config.ts does not name in \`links\` or \`outsideHosts\`.`;
}

function leadsAway(target: string): boolean {
  return URL.parse(target, origin)?.origin !== origin;
}

function refreshTarget({ content = '' }: Readonly<Record<string, string>>): string {
  return /url\s*=\s*['"]?([^'"]*)/i.exec(content)?.[1] ?? '';
}
