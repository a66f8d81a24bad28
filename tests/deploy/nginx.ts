import { containerConf, nginxMain, nginxSite } from '../../deploy/nginx.ts';
import { deployRules } from '../../deploy/rules.ts';
import type { Settings } from '../../server/settings.ts';
import { redirects } from './fixture.ts';
import { type HostServer, startHostServer } from './hostServer.ts';

/** Starts the machine's nginx with the generated server block. */
export function startNginx(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    install: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
    command: (place) => ['nginx', '-e', 'stderr', '-c', `${place}/configuration`],
    configuration: (place, port) => {
      const listen = [`listen 127.0.0.1:${port};`];
      const site = nginxSite(deployRules(settings, redirects), { root, listen, errorLog: 'stderr' });
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      // The machine's own configuration may log; the site's may not.
      return user + nginxMain(place, `    access_log ${place}/access.log;\n${site}`);
    },
  });
}

/** `www-data`, in Debian and in the container. */
const webUser = 33;

/** Starts the machine's nginx as the container does: without the rights of root, with all that it writes in one folder. */
export function startAsContainer(root: string, settings: Settings): Promise<HostServer> {
  return startHostServer({
    install: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
    user: webUser,
    command: (place) => ['nginx', '-e', 'stderr', '-c', `${place}/configuration`],
    configuration: (place, port) =>
      containerConf(deployRules(settings, redirects))
        .replaceAll(' /tmp/', ` ${place}/`)
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/orbvpn-docs;', `root ${root};`),
  });
}
