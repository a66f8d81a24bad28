/** Longest request target in characters, as in nginx (`large_client_header_buffers`). */
const longestTarget = 8000;

/** Response to a request. Files are named as in the output folder, such as `ru/docs.html`. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  /** 308 for another spelling or an old address, 307 into the base path, which may move. */
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string }
  /** `segment` is the first segment of the path, which may be the reader's language. */
  | { readonly kind: 'notFound'; readonly segment: string }
  | { readonly kind: 'invalid'; readonly status: 400 | 414 };

export interface ServedPaths {
  /** Files that can be requested; no path leaves the output folder. */
  readonly files: { has(file: string): boolean };
  /** Targets of addresses that are not pages, by path without language. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Base path without a final slash: `/help`, or empty at the root. */
  readonly base: string;
}

/** The response per section 2 of the specification: exact paths; `.html` endings are accepted. */
export function resolve(target: string, { files, redirects, base }: ServedPaths): Resolution {
  const request = readTarget(target);
  if (request.kind === 'invalid') return request;
  const { path, query } = request;
  const redirect = (to: string, status: 307 | 308 = 308): Resolution => ({
    kind: 'redirect',
    status,
    location: `${base}${encodeURI(to)}${query}`,
  });
  if (base !== '' && path === '/') return redirect('/', 307);
  if (path === base) return redirect('/');
  if (!path.startsWith(`${base}/`)) return { kind: 'notFound', segment: '' };
  return resolvePath(path.slice(base.length), { files, redirects }, redirect);
}

function resolvePath(
  path: string,
  { files, redirects }: Omit<ServedPaths, 'base'>,
  redirect: (to: string) => Resolution,
): Resolution {
  const notFound: Resolution = { kind: 'notFound', segment: path.split('/')[1] ?? '' };
  if (!path.endsWith('.html') && files.has(path.slice(1))) return { kind: 'file', file: path.slice(1) };

  const [, name = '', suffix = ''] = /^(.*?)(\/index\.html|\.html|\/)?$/s.exec(path) ?? [];
  // The home page and the error page are files with these names, but not pages at these addresses.
  if (/\/(?:index|404)$/.test(name)) return notFound;

  const page = `${name}.html`.slice(1);
  const home = `${name}/index.html`.slice(1);
  const [, language = '', below = ''] = /^(\/[^/]+)(\/.+)$/s.exec(name) ?? [];
  const leadsTo = redirects.get(below);
  if (leadsTo !== undefined && (files.has(page) || files.has(home))) return redirect(`${language}${leadsTo}`);
  if (files.has(page)) return suffix === '/' ? redirect(name) : { kind: 'file', file: page };
  if (!files.has(home)) return notFound;
  return suffix === '' || suffix === '.html' ? redirect(`${name}/`) : { kind: 'file', file: home };
}

type RequestTarget =
  | { readonly kind: 'path'; readonly path: string; readonly query: string }
  | { readonly kind: 'invalid'; readonly status: 400 | 414 };

/** Path, decoded once, and query as sent (with its `?`). 400 for invalid UTF-8 and NUL. */
function readTarget(target: string): RequestTarget {
  if (target.length > longestTarget) return { kind: 'invalid', status: 414 };
  const [, rawPath, query = ''] = /^(?:https?:\/\/[^/?]*)?(\/[^?]*)(\?.*)?$/is.exec(target) ?? [];
  if (rawPath === undefined) return { kind: 'invalid', status: 400 };
  try {
    const path = decodeURIComponent(rawPath);
    return path.includes('\0') ? { kind: 'invalid', status: 400 } : { kind: 'path', path, query };
  } catch {
    return { kind: 'invalid', status: 400 };
  }
}
