import { afterEach, expect, it, vi } from 'vitest';
import { isReachable } from './reload.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [200, true],
  [502, false],
  [undefined, false],
])('A reload would work only if the site answers successfully: status %s', async (status, works) => {
  vi.stubGlobal('location', { href: 'https://docs.example/en' });
  vi.stubGlobal('fetch', async () => (status ? new Response(null, { status }) : Promise.reject(new TypeError('Lost'))));
  expect(await isReachable(100)).toBe(works);
});
