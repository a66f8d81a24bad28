import { cacheRules } from '../server/cacheControl.ts';
import { type DeployRules, notice } from './rules.ts';

/**
 * `_headers` of Cloudflare Pages and Netlify. Of the caching only the hashed folder is named: both hosts let pages and other files
 * be asked for again each time, and would join two values of one header into one.
 */
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
 * `_redirects` of Netlify. Cloudflare Pages does all of it by itself (it skips the lines with 404, which it does not know): it drops
 * `.html` and final slashes and sends the nearest `404.html`.
 */
export function redirectsFile({ base, locales }: DeployRules): string {
  return `${notice}
${base === '' ? '' : `/ ${base}/ 302\n`}${locales.map((locale) => `${base}/${locale}/* ${base}/${locale}/404.html 404`).join('\n')}
${locales.map((locale) => `/* ${base}/${locale}/404.html 404 Language=${locale}`).join('\n')}
/* ${base}/en/404.html 404
`;
}
