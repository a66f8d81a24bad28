/** How the addresses of an index become addresses of this site. */
export interface UrlRules {
  /** Base path of the site, without a final slash. */
  readonly base: string;
  /** Path of the home page in the reader's language, without a final slash. */
  readonly home: string;
  /** Prefix under which the indexed pages are published, `/docs/`: it stands for the root of this site. */
  readonly pathPrefix: string;
  /** A regular expression for the addresses that lead out of the site. */
  readonly externalUrlPattern?: string | undefined;
}

export interface ResultUrl {
  readonly url: string;
  readonly external: boolean;
}

function parse(indexed: string): URL | undefined {
  try {
    return new URL(indexed, 'https://site.invalid');
  } catch {
    return undefined;
  }
}

/** The address of a result; `undefined` when it is none that a browser should follow. */
export function resultUrl(
  indexed: string,
  { base, pathPrefix, externalUrlPattern }: Omit<UrlRules, 'home'>,
): ResultUrl | undefined {
  const url = parse(indexed);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(indexed))
    return { url: url.href, external: true };
  const { pathname, search, hash } = url;
  const own = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const path = own.startsWith(pathPrefix) ? own.slice(pathPrefix.length) : own;
  // A second slash would make the name of another host of what follows.
  return { url: `${base}/${path.replace(/^\/+/, '')}${search}${hash}`, external: false };
}
