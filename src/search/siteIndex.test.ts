import { expect, it } from 'vitest';
import { exampleEntry, exampleSite, exampleSource, exampleText, heading } from '../model/testing/exampleSite.ts';
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

it('the answers to a text have the steps of the page, even if its section is in another file', () => {
  const { compiled } = exampleText('en', 'docs/guide/start');
  const steps = [{ platform: undefined, items: ['Sign in.', 'Connect.'] }];
  const how = { heading: heading(2, 'how'), text: '', steps };
  const sections = [{ text: 'Long. '.repeat(250), steps: [] }, how];
  const source = exampleText('en', 'docs/guide/start', { compiled: { ...compiled, sections } });
  const docs = [{ ...exampleEntry('docs', 'guide/start', {}), source }, ...exampleSource.docs.slice(1)];
  const { build, files } = siteIndex(exampleSite({ docs }), 'en');
  expect(JSON.parse(files.get(`answers-0.${build}.json`) ?? '')).toEqual({
    '/help/en/docs/guide/start': '#how',
    '/help/en/docs/guide/start#how': [{ n: 2, s: ['Sign in.', 'Connect.'] }],
  });
});
