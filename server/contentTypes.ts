import { extname } from 'node:path';

/** Media types of the files of the site, also of deploy/nginx.conf (`nosniff`). */
export const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.graphql': 'text/plain',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.minisig': 'text/plain',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.zip': 'application/zip',
} as const;

const types = new Map<string, string>(Object.entries(contentTypes));

/** True if a media type is text whose charset has to be named (JSON is UTF-8 by definition). */
export function hasCharset(type: string): boolean {
  return type.startsWith('text/') || type.endsWith('xml');
}

/** `Content-Type` for a file name; `application/octet-stream` if unknown. */
export function contentType(file: string): string {
  const type = types.get(extname(file)) ?? 'application/octet-stream';
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
}
