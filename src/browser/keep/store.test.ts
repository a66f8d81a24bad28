import { expect, test } from 'vitest';
import { deleteCaches, replaceCaches } from './store.ts';

/** A storage that records deletions in order. */
function storageOf(contents: Readonly<Record<string, readonly string[]>>) {
  const deleted: string[] = [];
  const record = async (name: string) => deleted.push(name) > 0;
  const open = async (name: string) => ({
    keys: async () => contents[name] ?? [],
    delete: (file: string) => record(`${name}: ${file}`),
  });
  return { storage: { keys: async () => Object.keys(contents), delete: record, open }, deleted };
}

test('Every file is deleted before its cache, which might otherwise leave it on the disk', async () => {
  const { storage, deleted } = storageOf({ 'kept-1 en guides abc': ['en', 'en/docs'], other: ['a'] });
  await deleteCaches(storage, () => true);
  expect(deleted).toEqual(['kept-1 en guides abc: en', 'kept-1 en guides abc: en/docs', 'kept-1 en guides abc']);
});

test('The caches of other languages stay, those in another format are deleted', async () => {
  const { storage, deleted } = storageOf({
    'kept-1 en guides abc': [],
    'kept-1 fa guides abc': [],
    'kept-0 x': [],
    'kept-0 en guides a': [],
  });
  await deleteCaches(storage, ({ language }) => language === 'fa');
  expect(deleted.sort()).toEqual(['kept-0 en guides a', 'kept-0 x', 'kept-1 fa guides abc']);
});

test('The other caches of a language are deleted only once the new one is complete', async () => {
  const { storage, deleted } = storageOf({
    'kept-1 en guides a': [],
    'kept-1 en everything b': [],
    'kept-1 en guides b': [],
    'kept-1 fa guides a': [],
  });
  let finish: () => void = () => undefined;
  const put = () => new Promise<void>((resolve) => (finish = resolve));
  const list = { build: 'b', missing: '', onDevice: { guides: 0, everything: 0 }, guides: {}, rest: {} };
  const replaced = replaceCaches(storage, { language: 'en', scope: 'everything', build: 'b' }, { put }, '/', list);
  await new Promise((resolve) => setTimeout(resolve));
  expect(deleted).toEqual([]);
  finish();
  await replaced;
  expect(deleted).toEqual(['kept-1 en guides a', 'kept-1 en guides b']);
});
