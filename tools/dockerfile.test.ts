import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const configuration = read('deploy/container.conf');
/** Source in the repository and destination in the image. */
const copied = [...dockerfile.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
const destinationOf = (source: string) => copied.find(({ from }) => from === source)?.to.replace(/\/$/, '');

test('Everything that the image copies is in the repository, or built, and is not ignored', () => {
  const ignore = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  expect(ignore[0]).toBe('*');
  expect(copied.map(({ from }) => `!${from.replace(/\/$/, '')}`).sort()).toEqual(ignore.slice(1).sort());
  for (const { from } of copied) expect(from === 'release/site/' || existsSync(new URL(from, root)), from).toBe(true);
});

test('The configuration is where nginx looks for it, and finds the site where the image has it', () => {
  expect(destinationOf('deploy/container.conf')).toBe('/etc/nginx/nginx.conf');
  expect(configuration).toContain(`root ${destinationOf('release/site/')};`);
});

test('The configuration listens on the port that the image names', () => {
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
  expect(configuration).toContain(`listen ${port};`);
});

test('The image installs the module that sends precompressed files, and does not run as root', () => {
  expect(dockerfile).toContain('libnginx-mod-http-brotli-static');
  expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('www-data');
});
