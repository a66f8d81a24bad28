import { cacheRules, oneHour, revalidate } from '../server/cacheControl.ts';
import { contentType, contentTypes } from '../server/contentTypes.ts';
import { notForSearchEngines } from '../server/searchEngines.ts';
import { strictTransportSecurity } from '../server/securityHeaders.ts';
import { type DeployRules, notAddresses, notice, oldAddress } from './rules.ts';

/** Address of the server and its output folder; the tests pass their own. */
interface CaddyServer {
  readonly address: string;
  readonly root: string;
}

/** `/etc/caddy/Caddyfile`. Caddy gets the certificate itself and logs no requests. */
export function caddyfile(rules: DeployRules): string {
  return `${notice}

{
${caddyServers}
}
${caddySite(rules, { address: rules.host, root: '/var/www/orbvpn-docs' })}
# Plain HTTP redirects to HTTPS. Caddy alone would redirect to any requested host.
http://${rules.hostname} {
	# Comes first, since Caddy removes headers in reverse order: after the others are set.
	header {
${Object.keys(strictTransportSecurity)
  .map((name) => `\t\t-${name}`)
  .join('\n')}
		Cache-Control "${oneHour}"
	}
	import docs_headers
	redir https://${rules.host}{uri} 308
}
http:// {
	abort
}
`;
}

/** Options of the whole server: no endless headers, no requests that never finish. */
export const caddyServers = `	servers {
		# HTTP/3 is throttled in Russia and Iran: a browser that tries it waits in vain.
		protocols h1 h2
		max_header_size 64KB
		timeouts {
			read_header 20s
			read_body 30s
		}
	}`;

/** The site block: a `route` of raw paths; Caddy's matchers ignore case and double slashes */
export function caddySite(rules: DeployRules, server: CaddyServer): string {
  const { base } = rules;
  const locale = rules.locales.join('|');
  return `
${snippets(rules)}

${server.address} {
	root * ${server.root}
	import docs_headers

${variables}

	route {
${refusals(base)}
${base === '' ? '' : intoBase(base)}
		# for programs; search engines should list the page
		@twin ${rawPath(notForSearchEngines)}
		header @twin X-Robots-Tag noindex
${homes(base, locale)}
${oldAddresses(rules, locale)}
${pages(base)}
	}

${errors(base, locale)}
}
`;
}

/** Groups of directives for `import`. */
const snippets = ({ headers }: DeployRules): string => `(docs_headers) {
	header {
		-Server
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
}

# Redirects to the address that is now the path.
(docs_moved) {
	header Cache-Control "${oneHour}"
	redir {uri} 308
}

# Sends the file that is now the path.
(docs_file) {
	header Cache-Control {docs_cache}
	header Content-Type {docs_type}
	header {
		Vary Accept-Encoding
		defer
	}
${fileServer}
}

# Sends the not-found page that is now the path: in full and with status 404, even if the reader has
# a stored copy.
(docs_not_found) {
	request_header -If-Match
	request_header -If-None-Match
	request_header -If-Modified-Since
	request_header -If-Unmodified-Since
	request_header -If-Range
	request_header -Range
	header Cache-Control "${revalidate}"
	header Content-Type {docs_type}
${fileServer}
}`;

const fileServer = `	file_server {
		precompressed br gzip
		disable_canonical_uris
	}`;

/** Caching and media type by path. */
const variables = `	map {path} {docs_cache} {
${cacheRules.map(({ pattern, value }) => `\t\t~${pattern} "${value}"`).join('\n')}
		default "${oneHour}"
	}
	map {path} {docs_type} {
${Object.keys(contentTypes)
  .map((ending) => `\t\t~\\${ending}$ "${contentType(`page${ending}`)}"`)
  .join('\n')}
		default "application/octet-stream"
	}`;

/** Requests that are answered with an error whatever files there are. */
const refusals = (base: string): string => `		@method not method GET HEAD
		error @method 405
		@control ${rawPath('[\\x00-\\x1f]')}
		error @control 400
		@notPath expression \`!{path}.startsWith("/")\`
		error @notPath 400
		@long expression {uri}.size() > 8000
		error @long 414
${notAddresses
  .map(
    ({ reason, pattern }, index) => `		# ${reason}
		@notAddress${index} ${rawPath(pattern)}
		error @notAddress${index} 404`,
  )
  .join('\n')}
		# hidden files
		@hidden {
			${rawPath('/\\.')}
			not ${rawPath(`^${base}/\\.well-known/[^.]`)}
		}
		error @hidden 404`;

/** A site below a base path: the rest of the route sees paths without it. */
const intoBase = (base: string): string => `
		@outside not ${rawPath(`^${base}(/|$)`)}
		route @outside {
			@entrance ${rawPath('^/$')}
			route @entrance {
				rewrite * ${base}/
				header Cache-Control "${revalidate}"
				redir {uri} 307
			}
			error 404
		}
		uri strip_prefix ${base}
		@bare expression \`{path} == ""\`
		route @bare {
			rewrite * ${base}/
			import docs_moved
		}
`;
const homes = (base: string, locale: string): string => `		@root ${rawPath('^/(?:index\\.html)?$')}
		route @root {
			rewrite * /index.html
			import docs_file
		}
		@bareHome ${rawPath(`^/(${locale})(?:\\.html)?$`, 'home')}
		route @bareHome {
			rewrite * ${base}/{re.home.1}/
			import docs_moved
		}
		@home ${rawPath(`^/(${locale})/(?:index\\.html)?$`, 'home')}
		route @home {
			rewrite * /{re.home.1}/index.html
			import docs_file
		}`;

const oldAddresses = ({ base, redirects }: DeployRules, locale: string): string =>
  [...redirects]
    .map(
      ([from, to], index) => `		@old${index} ${rawPath(`^/(${locale})${oldAddress(from)}$`, 'old')}
		route @old${index} {
			rewrite * ${base}/{re.old.1}${to}
			import docs_moved
		}`,
    )
    .join('\n');

/** Every other address is that of its file, without `.html`. */
const pages = (base: string): string => `		@index ${rawPath('^(/.+)/index\\.html$', 'page')}
		route @index {
			rewrite * {re.page.1}.html
			import docs_file
		}
		@slash ${rawPath('^(/.+)/$', 'page')}
		route @slash {
			@exists file {re.page.1}.html
			route @exists {
				rewrite * ${base}{re.page.1}
				import docs_moved
			}
			error 404
		}
		@page file {path}.html
		rewrite @page {path}.html
		import docs_file`;

const errors = (base: string, locale: string): string => `	handle_errors {
		import docs_headers
		@notFound expression \`{err.status_code} == 404\`
		route @notFound {
			# The language of the path, else the first of ours in Accept-Language, else English.
			@path ${rawPath(`^${base}/(${locale})(?:/|$)`, 'found', '{http.request.orig_uri.path}')}
			@accepted header_regexp found Accept-Language \`(?:^|[,\\s])(${locale})(?:[-,;\\s]|$)\`
			route @path {
				rewrite * /{re.found.1}/404.html
				header {
					Vary Accept-Encoding
					defer
				}
				import docs_not_found
			}
			header {
				Vary "Accept-Language, Accept-Encoding"
				defer
			}
			route @accepted {
				rewrite * /{re.found.1}/404.html
				import docs_not_found
			}
			rewrite * /en/404.html
			import docs_not_found
		}
		@method expression \`{err.status_code} == 405\`
		header @method Allow "GET, HEAD"
		header Cache-Control "${revalidate}"
		header Content-Type "text/plain; charset=utf-8"
		respond "{err.status_code} {err.status_text}"
	}`;

/** A matcher of the decoded path. An empty pattern, or `{`, would match every path. */
function rawPath(pattern: string, name = '', path = '{http.request.uri.path}'): string {
  return `vars_regexp ${name}${name ? ' ' : ''}${path} \`${pattern}\``;
}
