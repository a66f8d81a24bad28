import { cacheRules } from '../server/cacheControl.ts';
import { type DeployRules, notice } from './rules.ts';

/** `_headers` of Cloudflare Pages and Netlify, which only need caching of the hashed folder. */
export function headersFile({ base, headers }: DeployRules): string {
  const hashed = cacheRules.find(({ pattern }) => pattern === '^/_astro/');
  return `${notice}
/*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

${base}/_astro/*
  Cache-Control: ${hashed?.value}

${base}/*.md
  X-Robots-Tag: noindex
`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Each old address has a line for either: Netlify
 * sends an existing file unless the status ends in `!`, and Cloudflare skips lines with these
 * statuses and 404, which it does not support. Cloudflare drops `.html` and final slashes and sends
 * the nearest `404.html` by itself.
 */
export function redirectsFile({ base, locales, redirects }: DeployRules): string {
  const old = locales.flatMap((locale) =>
    [...redirects].flatMap(([from, to]) =>
      ['301!', '301'].map((status) => `${base}/${locale}${from} ${base}/${locale}${to} ${status}\n`),
    ),
  );
  return `${notice}
${old.join('')}${base === '' ? '' : `/ ${base}/ 302\n`}${locales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404.html 404`).join('\n')}
${locales.map((locale) => `/* ${base}/${locale}/404.html 404 Language=${locale}`).join('\n')}
/* ${base}/en/404.html 404
`;
}
