import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxSite } from '../../deploy/nginx.ts';
import { deployRules } from '../../deploy/rules.ts';
import type { Settings } from '../../server/settings.ts';
import { freePort } from '../freePort.ts';
import { ask } from './ask.ts';

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the machine's nginx with the generated server block on a free port. Rejects with what nginx says when it cannot start. */
export async function startNginx(folder: string, settings: Settings): Promise<Nginx> {
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'docs-nginx-'));
  const site = nginxSite(deployRules(settings), { root: folder, listen: [`listen 127.0.0.1:${port};`] });
  await writeFile(join(place, 'nginx.conf'), mainConf(place, site));

  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(place, 'nginx.conf')]);
  let said = '';
  let ended: Error | undefined;
  nginx.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  nginx.on('error', () => {
    ended = new Error('nginx is missing: apt-get install nginx-light libnginx-mod-http-brotli-static');
  });
  nginx.on('exit', () => {
    ended = new Error(`nginx ended: ${said}`);
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    await pause(50);
    if (ended) throw ended;
    if (
      await ask(origin, '/').then(
        () => true,
        () => false,
      )
    )
      break;
  }
  return {
    origin,
    stop: async () => {
      const exited = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exited;
      await rm(place, { recursive: true });
    },
  };
}

/** The part around the server block that a machine's own `/etc/nginx/nginx.conf` has; everything it writes stays in `place`. */
function mainConf(place: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${place}/nginx.pid;
events {}
http {
    access_log off;
${kinds.map((kind) => `    ${kind}_temp_path ${place}/${kind};`).join('\n')}
${site}
}
`;
}
