/** Longest request target in characters, as in nginx (`large_client_header_buffers`). */
const longestTarget = 8000;

export type RequestTarget =
  | { readonly kind: 'path'; readonly path: string; readonly query: string }
  | { readonly kind: 'invalid'; readonly status: 400 | 414 };

/** Path, decoded once, and query as sent (with its `?`). 400 for invalid UTF-8 and NUL. */
export function readTarget(target: string): RequestTarget {
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
