import { cacheRules, oneHour, revalidate } from '../server/cacheControl.ts';
import { type DeployRules, notAddresses, notice } from './rules.ts';

/**
 * The Caddyfile. A `route` keeps its directives in the order written, where Caddy would sort them; paths are matched with regular
 * expressions, because Caddy's plain path matcher does not tell upper case from lower.
 */
export function caddyfile(rules: DeployRules): string {
  const { base } = rules;
  const locale = rules.locales.join('|');
  const intoBase = `
		@outside not path_regexp \`^${base}(/|$)\`
		route @outside {
			@entrance path_regexp \`^/$\`
			redir @entrance ${base}/ 307
			error 404
		}
		uri strip_prefix ${base}
		@bare path_regexp \`^$\`
		redir @bare ${base}/ 308
`;
  return `${notice}

(docs_headers) {
	header {
${Object.entries(rules.headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
}

# Sends the file that the path now names.
(docs_file) {
	header Cache-Control "${oneHour}"
${cacheRules.map(({ value }, index) => `\theader @cache${index} Cache-Control "${value}"`).join('\n')}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

${rules.host} {
	root * /var/www/orbvpn-docs
	import docs_headers

${cacheRules.map(({ pattern }, index) => `\t@cache${index} path_regexp \`${pattern}\``).join('\n')}

	route {
		@method not method GET HEAD
		route @method {
			header Allow "GET, HEAD"
			header Cache-Control "${revalidate}"
			respond 405
		}
${base === '' ? '' : intoBase}
${notAddresses
  .map(
    ({ reason, pattern }, index) => `		# ${reason}
		@notAddress${index} path_regexp \`${pattern}\`
		error @notAddress${index} 404`,
  )
  .join('\n')}
		# hidden files
		@hidden {
			path_regexp \`/\\.\`
			not path_regexp \`^/\\.well-known/[^.]\`
		}
		error @hidden 404

		@root path_regexp \`^/(?:index\\.html)?$\`
		route @root {
			rewrite * /index.html
			import docs_file
		}
		@bareHome path_regexp home \`^/(${locale})(?:\\.html)?$\`
		route @bareHome {
			rewrite * ${base}/{re.home.1}/
			redir {uri} 308
		}
		@home path_regexp home \`^/(${locale})/(?:index\\.html)?$\`
		route @home {
			rewrite * /{re.home.1}/index.html
			import docs_file
		}
		@index path_regexp page \`^(/.+)/index\\.html$\`
		route @index {
			rewrite * {re.page.1}.html
			import docs_file
		}
		@slash path_regexp page \`^(/.+)/$\`
		route @slash {
			@exists file {re.page.1}.html
			route @exists {
				rewrite * ${base}{re.page.1}
				redir {uri} 308
			}
			error 404
		}
		@page file {path}.html
		rewrite @page {path}.html
		import docs_file
	}

	handle_errors {
		import docs_headers
		@notFound expression \`{err.status_code} == 404\`
		route @notFound {
			# The language of the path, else the first of ours in Accept-Language, else English.
			@path path_regexp found \`^${base}/(${locale})(?:/|$)\`
			@accepted header_regexp found Accept-Language \`(?:^|[,\\s])(${locale})(?:[-,;\\s]|$)\`
			route @path {
				rewrite * /{re.found.1}/404.html
				import docs_file
			}
			header Vary Accept-Language
			route @accepted {
				rewrite * /{re.found.1}/404.html
				import docs_file
			}
			rewrite * /en/404.html
			import docs_file
		}
		header Cache-Control "${revalidate}"
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}
