import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { isolateLatinLists } from '../../../src/model/text/latinLists.ts';
import { files, output } from '../builtSite.ts';

const inline = new Set(['a', 'abbr', 'b', 'del', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup']);
const isolating = new Set(['bdi', 'code', 'kbd', 'samp', 'time']);

/** A Persian separator between Latin letters, with any tags: rare. */
const suspect = /[\w)](?:<[^>]*>|\s)*[،؛؟«»](?:<[^>]*>|\s)*\w/;

/** The lines of a page in which Latin names follow each other without being isolated. */
function backwards(html: string): string[] {
  const lines: (string | undefined)[][] = [[]];
  let ignored = 0;
  const parser = new Parser({
    onopentag(name) {
      if (isolating.has(name) || name === 'script' || name === 'style') ignored += 1;
      if (isolating.has(name)) lines.at(-1)?.push(undefined);
      else if (!inline.has(name)) lines.push([]);
    },
    ontext(text) {
      if (ignored === 0) lines.at(-1)?.push(text);
    },
    onclosetag(name) {
      if (isolating.has(name) || name === 'script' || name === 'style') ignored -= 1;
      else if (!inline.has(name)) lines.push([]);
    },
  });
  parser.end(html.replace(/^[\s\S]*?<body/, '<body'));
  return lines
    .filter((line) => isolateLatinLists(line).some((parts) => parts.some(({ isolated }) => isolated)))
    .map((line) => line.map((piece) => piece ?? '…').join(''));
}

test('In Persian, Latin names that follow each other run from right to left', () => {
  const found = files
    .filter((file) => /^fa\/.*\.html$/.test(file))
    .map((file) => ({ file, html: readFileSync(join(output, file), 'utf8') }))
    .filter(({ html }) => suspect.test(html))
    .flatMap(({ file, html }) => backwards(html).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});
