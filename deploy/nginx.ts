import { cacheRules, oneHour, revalidate } from '../server/cacheControl.ts';
import { contentTypes, hasCharset } from '../server/contentTypes.ts';
import { notForSearchEngines } from '../server/searchEngines.ts';
import { type Headers, strictTransportSecurity } from '../server/securityHeaders.ts';
import { type DeployRules, notAddresses, notice, oldAddress } from './rules.ts';

/** Address of a server and its output folder; the tests pass their own. */
interface NginxServer {
  readonly listen: readonly string[];
  readonly root: string;
  readonly errorLog: string;
}

/** As in our own server: no endless headers, no readers that stop reading. */
const timeouts = ['client_header_timeout 20s;', 'client_body_timeout 20s;', 'send_timeout 60s;'];

/** The file for `/etc/nginx/conf.d/`: the site over HTTPS, and a redirect from plain HTTP. */
export function nginxConf(rules: DeployRules): string {
  const certificates = `/etc/letsencrypt/live/${rules.hostname}`;
  const onlyHost = [
    `server_name ${rules.hostname};`,
    `if ($host != ${rules.hostname}) { return 444; }`,
    // For a request without a host, as HTTP/1.0 allows, $host is the name above.
    'if ($http_host = "") { return 444; }',
  ];
  const plainHeaders = Object.entries(rules.headers).filter(([name]) => !(name in strictTransportSecurity));
  const site = nginxSite(rules, {
    root: '/var/www/orbvpn-docs',
    errorLog: '/var/log/nginx/error.log',
    listen: [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      ...onlyHost,
      `ssl_certificate ${certificates}/fullchain.pem;`,
      `ssl_certificate_key ${certificates}/privkey.pem;`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'limit_conn docs_readers 500;',
      'limit_conn_status 429;',
    ],
  });
  return `${notice}
# Needs the brotli module (Debian: libnginx-mod-http-brotli-static). Without it, remove the line
# "brotli_static on;".

# All readers of a mobile operator may share one address. With HTTP/2 each file in progress counts.
limit_conn_zone $binary_remote_addr zone=docs_readers:10m;

server {
${lines(['listen 80;', 'listen [::]:80;', ...onlyHost, ...timeouts])}
    access_log off;
    server_tokens off;
${headerLines(Object.fromEntries([...plainHeaders, ['Cache-Control', oneHour]]))}
    return 308 https://${rules.host}$request_uri;
}

${site}`;
}

/** The container: plain HTTP on port 8080 for a proxy with HTTPS, without root. */
export function containerConf(rules: DeployRules): string {
  const site = nginxSite(rules, { root: '/var/www/orbvpn-docs', listen: ['listen 8080;'], errorLog: 'stderr' });
  return `${notice}
${nginxMain('/tmp', `    access_log off;\n${site}`)}`;
}

/** Configuration around a server block without `/etc/nginx`; nginx writes to `folder`. */
export function nginxMain(folder: string, http: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
worker_rlimit_nofile 8192;
events {
    worker_connections 4096;
}
http {
    sendfile on;
${kinds.map((kind) => `    ${kind}_temp_path ${folder}/${kind};`).join('\n')}
${http}
}
`;
}

/** The maps and the server block, which answer as server/resolve.ts does. */
export function nginxSite(rules: DeployRules, server: NginxServer): string {
  const { base } = rules;
  const locale = rules.locales.join('|');
  return `${maps(base, locale)}

server {
${lines([...server.listen, ...timeouts])}
    root ${server.root};

    # Nothing about readers is logged; only errors of the machine are.
    access_log off;
    error_log ${server.errorLog} crit;
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    large_client_header_buffers 4 8k;
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${mediaTypes}

${headerLines(rules.headers)}
    add_header Cache-Control $docs_cache always;
    add_header Vary $docs_error_vary always;
    add_header X-Robots-Tag $docs_robots;
    add_header Allow $docs_allow always;

    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }
    error_page 404 @not_found;
    location @not_found {
        try_files /$docs_language/404.html =404;
    }

${refusals(base)}
${oldAddresses(rules, locale)}

${base === '' ? '' : entrance(base)}${pages(base, locale)}
${base === '' ? '' : '    location / { return 404; }\n'}}
`;
}

/** Variables: the reader's language, that of the path or else of the browser; values of headers. */
const maps = (
  base: string,
  locale: string,
): string => `# The reader's language: that of the path, else the first of ours in Accept-Language.
map $http_accept_language $docs_accepted_language {
    default en;
    "~(?:^|[,\\s])(?<docs_first_language>${locale})(?:[-,;\\s]|$)" $docs_first_language;
}
map $request_uri $docs_language {
    default $docs_accepted_language;
    "~^${base}/(?<docs_path_language>${locale})(?:[/?]|$)" $docs_path_language;
}
map $request_uri $docs_vary {
    default "Accept-Language";
    "~^${base}/(?:${locale})(?:[/?]|$)" "";
}
map $status $docs_error_vary {
    default "";
    404 $docs_vary;
}
map $uri $docs_file_cache {
    default "${oneHour}";
${cacheRules.map(({ pattern, value }) => `    "~${pattern}" "${value}";`).join('\n')}
}
map $uri $docs_robots {
    default "";
    "~${notForSearchEngines}" "noindex";
}
map $status $docs_cache {
    default $docs_file_cache;
    "~^(?:307|[45])" "${revalidate}";
}
map $request_method $docs_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}`;

const mediaTypes = `    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes().join(' ')};
    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        ${type} ${ending.slice(1)};`)
  .join('\n')}
    }`;

const refusals = (base: string): string =>
  `${notAddresses.map(({ reason, pattern }) => `    location ~ "${pattern}" { return 404; } # ${reason}`).join('\n')}
    location ~ "^${base}/(?!\\.well-known/)(?:.*/)?\\." { return 404; } # hidden files`;

const oldAddresses = ({ base, redirects }: DeployRules, locale: string): string =>
  [...redirects]
    .map(
      ([from, to]) =>
        `    location ~ "^${base}/(${locale})${oldAddress(from)}$" { return 308 ${base}/$1${to}$is_args$args; }`,
    )
    .join('\n');

/** Leads from outside the base path into it. */
const entrance = (base: string): string => `    location = / { return 307 ${base}/$is_args$args; }
    location = ${base} { return 308 ${base}/$is_args$args; }
`;

const pages = (base: string, locale: string): string =>
  `    location ~ "^${base}/(?:index\\.html)?$" { try_files /index.html =404; }
    location ~ "^${base}/(${locale})(?:\\.html)?$" { return 308 ${base}/$1/$is_args$args; }
    location ~ "^${base}/(${locale})/(?:index\\.html)?$" { try_files /$1/index.html =404; }
    location ~ "^${base}(?<docs_page>/.+)/index\\.html$" { try_files $docs_page.html =404; }
    location ~ "^${base}(?<docs_page>/.+)/$" {
        if (-f $document_root$docs_page.html) {
            return 308 ${base}$docs_page$is_args$args;
        }
        return 404;
    }
    location ~ "^${base}(?<docs_page>/.+)$" { try_files $docs_page $docs_page.html =404; }`;

function headerLines(headers: Headers): string {
  return lines(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`));
}

function lines(directives: readonly string[]): string {
  return directives.map((directive) => `    ${directive}`).join('\n');
}

/** `text/html` always has its charset. */
function charsetTypes(): string[] {
  return [...new Set(Object.values(contentTypes))].filter((type) => hasCharset(type) && type !== 'text/html').sort();
}
