import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archive } from './archive.ts';

const files = new Map([
  ['mimetype', Buffer.from('application/epub+zip')],
  ['ru/docs.html', Buffer.from('документы'.repeat(40))],
]);

test('An archive holds the files in their order, and the same files give the same bytes', () => {
  const bytes = archive(files, '2026-11-22');
  expect(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])).toEqual(
    [...files].map(([name, content]) => [name, content.toString()]),
  );
  expect(archive(files, '2026-11-22')).toEqual(bytes);
});

test('A file that is stored can be read without unpacking', () => {
  expect(
    strFromU8(
      archive(files, '2026-11-22', (name) => name === 'mimetype'),
      true,
    ),
  ).toContain('mimetypeapplication/epub+zip');
});
