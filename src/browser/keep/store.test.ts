import { expect, test } from 'vitest';
import { deleteCaches } from './store.ts';

/** A storage that writes down what is deleted, in its order. */
function storageOf(contents: Readonly<Record<string, readonly string[]>>) {
  const deleted: string[] = [];
  const note = async (name: string) => deleted.push(name) > 0;
  const open = async (name: string) => ({
    keys: async () => contents[name] ?? [],
    delete: (file: string) => note(`${name}: ${file}`),
  });
  return { storage: { keys: async () => Object.keys(contents), delete: note, open }, deleted };
}

test('Every file goes before its cache, since a cache that is deleted whole may leave its files on the disk', async () => {
  const { storage, deleted } = storageOf({ 'kept-1 en guides abc': ['en', 'en/docs'], other: ['a'] });
  await deleteCaches(storage, () => true);
  expect(deleted).toEqual(['kept-1 en guides abc: en', 'kept-1 en guides abc: en/docs', 'kept-1 en guides abc']);
});

test('The caches of other languages stay, those of another form go', async () => {
  const { storage, deleted } = storageOf({ 'kept-1 en guides abc': [], 'kept-1 fa guides abc': [], 'kept-0 x': [] });
  await deleteCaches(storage, ({ language }) => language === 'fa');
  expect(deleted.sort()).toEqual(['kept-0 x', 'kept-1 fa guides abc']);
});
