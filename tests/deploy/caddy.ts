import { caddyfile, caddyServers, caddySite } from '../../deploy/caddy.ts';
import { deployRules } from '../../deploy/rules.ts';
import type { Settings } from '../../server/settings.ts';
import { freePort } from '../freePort.ts';
import { redirects } from './fixture.ts';
import { type HostServer, startHostServer } from './hostServer.ts';

const program = {
  install: 'apt-get install caddy',
  command: (place: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${place}/configuration`] as const,
};

/** Starts the machine's Caddy with the generated site block, over plain HTTP. */
export function startCaddy(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    ...program,
    configuration: (_place, port) => `{
	admin off
	auto_https off
${caddyServers}
}
${caddySite(deployRules(settings, redirects), { address: `http://:${port}`, root })}`,
  });
}

/** Starts the machine's Caddy with the whole generated file; `overTls` is what is on port 443. */
export async function startPublished(root: string, settings: Settings): Promise<HostServer & { overTls: string }> {
  const httpsPort = await freePort();
  const published = await startHostServer({
    ...program,
    configuration: (_place, port) =>
      caddyfile(deployRules(settings, redirects))
        .replace(
          '{\n',
          `{
	admin off
	local_certs
	skip_install_trust
	http_port ${port}
	https_port ${httpsPort}
`,
        )
        .replace('root * /var/www/orbvpn-docs', `root * ${root}`),
  });
  return { ...published, overTls: `https://127.0.0.1:${httpsPort}` };
}
