import { expect, it } from 'vitest';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { servedFiles, siteIndex } from './siteIndex.ts';

it('files with the same content have the same names, which end with the build in build.json', () => {
  const [one, other] = [siteIndex(exampleSite(), 'en'), siteIndex(exampleSite(), 'en')];
  expect([...one.files.keys()]).toEqual([...other.files.keys()]);
  expect(one.build).toMatch(/^[0-9a-f]{10}$/);
  const served = servedFiles(one);
  expect(served.get('build.json')).toBe(JSON.stringify({ build: one.build }));
  const others = [...served.keys()].filter((name) => name !== 'build.json');
  expect(others).toContain(`core.${one.build}.json`);
  expect(others.filter((name) => !name.endsWith(`.${one.build}.json`))).toEqual([]);
});

it('files with different content have different names', () => {
  expect(siteIndex(exampleSite(), 'en').build).not.toBe(siteIndex(exampleSite(), 'fa').build);
});
