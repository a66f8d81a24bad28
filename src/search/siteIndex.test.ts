import { expect, it } from 'vitest';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { searchBuild, siteIndex } from './siteIndex.ts';

it('pages ask for the files of the same content by the same id', () => {
  const [one, other] = [exampleSite(), exampleSite()];
  expect(searchBuild(one, 'en')).toBe(searchBuild(other, 'en'));
  expect([...siteIndex(one, 'en').files.keys()].every((name) => name.includes(searchBuild(one, 'en')))).toBe(true);
});

it('in development pages know the id of the files before these are built', () => {
  const site = { ...exampleSite(), showsDrafts: true };
  const build = searchBuild(site, 'en');
  expect(build).toMatch(/^[0-9a-f]{10}$/);
  expect(siteIndex(site, 'en').build).toBe(build);
});
