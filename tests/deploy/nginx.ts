import { containerConf, nginxConf, nginxMain, nginxSite } from '../../deploy/nginx.ts';
import { deployRules } from '../../deploy/rules.ts';
import type { Settings } from '../../server/settings.ts';
import { freePort } from '../freePort.ts';
import { redirects } from './fixture.ts';
import { type HostServer, startHostServer } from './hostServer.ts';

const program = {
  install: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
  command: (place: string) => ['nginx', '-e', 'stderr', '-c', `${place}/configuration`] as const,
};

/** The machine's own configuration may log; the site's may not. */
const onMachine = (place: string, site: string): string =>
  (process.getuid?.() === 0 ? 'user root;\n' : '') + nginxMain(place, `    access_log ${place}/access.log;\n${site}`);

/** Starts the machine's nginx with the generated server block. */
export function startNginx(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    ...program,
    configuration: (place, port) => {
      const listen = [`listen 127.0.0.1:${port};`];
      return onMachine(place, nginxSite(deployRules(settings, redirects), { root, listen, errorLog: 'stderr' }));
    },
  });
}

/** Starts the machine's nginx with the file for `conf.d/`, without TLS; `plain` is port 80. */
export async function startPublished(root: string, settings: Settings): Promise<HostServer & { plain: string }> {
  const plain = `127.0.0.1:${await freePort()}`;
  const published = await startHostServer({
    ...program,
    configuration: (place, port) =>
      onMachine(
        place,
        nginxConf(deployRules(settings, redirects))
          .replaceAll(/^ +(?:listen \[::\]|ssl_).*\n/gm, '')
          .replace('listen 80;', `listen ${plain};`)
          .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
          .replace('root /var/www/orbvpn-docs;', `root ${root};`)
          .replace('/var/log/nginx/error.log', 'stderr'),
      ),
  });
  return { ...published, plain: `http://${plain}` };
}

/** `www-data`, in Debian and in the container. */
const webUser = 33;

/** Starts nginx as the container does: without root's rights, writing to one folder. */
export function startAsContainer(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    ...program,
    user: webUser,
    configuration: (place, port) =>
      containerConf(deployRules(settings, redirects))
        .replaceAll(' /tmp/', ` ${place}/`)
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/orbvpn-docs;', `root ${root};`),
  });
}
