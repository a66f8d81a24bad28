import { caddyServers, caddySite } from '../../deploy/caddy.ts';
import { deployRules } from '../../deploy/rules.ts';
import type { Settings } from '../../server/settings.ts';
import { redirects } from './fixture.ts';
import { type HostServer, startHostServer } from './hostServer.ts';

/** Starts the machine's Caddy with the generated site block, over plain HTTP. */
export function startCaddy(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    install: 'apt-get install caddy',
    command: (place) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${place}/configuration`],
    configuration: (_place, port) => `{
	admin off
	auto_https off
${caddyServers}
}
${caddySite(deployRules(settings, redirects), { address: `http://:${port}`, root })}`,
  });
}
