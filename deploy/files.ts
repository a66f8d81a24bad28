import type { Settings } from '../server/settings.ts';
import { caddyfile } from './caddy.ts';
import { containerConf, nginxConf } from './nginx.ts';
import { type DeployRules, deployRules } from './rules.ts';
import { headersFile, redirectsFile } from './staticHosts.ts';

/** The files of `deploy/` that are generated: name and content. */
export function deployFiles(settings: Settings, redirects: DeployRules['redirects']): Readonly<Record<string, string>> {
  const rules = deployRules(settings, redirects);
  return {
    'nginx.conf': nginxConf(rules),
    'container.conf': containerConf(rules),
    Caddyfile: caddyfile(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  };
}
