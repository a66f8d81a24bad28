import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from './fixture.ts';
import { type HostServer, startHostServer } from './hostServer.ts';

/** Servers without our rules: a spare machine, a bucket. Output of PAGE_FILES=folders. */
const servers = {
  'python3 -m http.server': (folder: string) =>
    startHostServer({
      install: 'apt-get install python3',
      command: (_place, port) => [
        'python3',
        '-m',
        'http.server',
        '--bind',
        '127.0.0.1',
        '--directory',
        folder,
        `${port}`,
      ],
    }),
  'nginx as installed': (folder: string) =>
    startHostServer({
      install: 'apt-get install nginx-light',
      command: (place) => ['nginx', '-e', 'stderr', '-c', `${place}/configuration`],
      configuration: (place, port) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${place}/nginx.pid;
events {}
http {
    access_log off;
    include /etc/nginx/mime.types;
    server {
        listen 127.0.0.1:${port};
        root ${folder};
        error_page 404 /404.html;
    }
}
`,
    }),
  'caddy file-server': (folder: string) =>
    startHostServer({
      install: 'apt-get install caddy',
      command: (_place, port) => ['caddy', 'file-server', '--root', folder, '--listen', `127.0.0.1:${port}`],
    }),
};

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ pageFiles: 'folders' });
});
afterAll(() => fixture.remove());

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let server: HostServer;
  beforeAll(async () => {
    server = await start(fixture.folder);
  });
  afterAll(() => server?.stop());

  test.each([
    ['/', 'choose a language'],
    ['/ru/', 'home in ru'],
    ['/fa/docs', 'docs hub in fa'],
    ['/ru/docs/slow', 'slow connection in ru'],
    ['/ru/docs/slow?platform=ios', 'slow connection in ru'],
    ['/en/docs/release-6.2.0', 'release in en'],
    ['/_astro/site.Ab12Cd34.css', 'body{'],
    ['/ru/blog/feed.xml', '<feed>'],
  ])('%s is found', async (path, text) => {
    const answer = await fetch(server.origin + path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)]);
  });

  test('What is not there is not found', async () => {
    expect((await fetch(`${server.origin}/ru/docs/none`)).status).toBe(404);
  });
});

test('A host that knows of 404.html shows it', async () => {
  const server = await servers['nginx as installed'](fixture.folder);
  const answer = await fetch(`${server.origin}/ru/docs/none`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('not found in all languages')]);
  await server.stop();
});
