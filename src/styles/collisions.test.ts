import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

/** Paths and texts of style sheets. */
type Sheets = Readonly<Record<string, string>>;

const read = (pattern: string): Sheets =>
  Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]));

/** Classes that a sheet styles everywhere, unlike `.card .title`. */
function classesOf(text: string): string[] {
  const names: string[] = [];
  walk(parse(text), {
    visit: 'Selector',
    enter: ({ children }) => {
      const [first] = children;
      if (first?.type === 'ClassSelector' && !children.some(({ type }) => type === 'Combinator'))
        names.push(first.name);
    },
  });
  return names;
}

/** The names that the sheets of two components share, each with the files. */
function shared(sheets: Sheets, namesOf: (file: string, text: string) => readonly string[]): string[] {
  const uses = Object.entries(sheets).flatMap(([file, text]) =>
    [...new Set(namesOf(file, text))].map((name) => ({ name, file })),
  );
  return [...Map.groupBy(uses, ({ name }) => name)].flatMap(([name, found]) =>
    new Set(found.map(({ file }) => dirname(file))).size > 1
      ? `${name}: ${found.map(({ file }) => file).join(' and ')}`
      : [],
  );
}

const sharedClasses = (sheets: Sheets) => shared(sheets, (_, text) => classesOf(text));
const sharedNames = (sheets: Sheets) => shared(sheets, (file) => [basename(file)]);

it('No two components style the same class independently', () => {
  expect(
    sharedClasses({
      'a/One.css': '.card{color:red}@media print{.tip::before{color:red}}.own.tip{color:red}',
      'a/more.css': '.card:hover{color:red}',
      'b/two.css': '.card .title,.tip{color:red}',
      'c/three.css': '.title{color:red}',
    }),
  ).toEqual(['tip: a/One.css and b/two.css']);
  expect(sharedClasses(read('src/{components,product}/**/*.css'))).toEqual([]);
});

it('Sheets that texts load by name (src/components/mdx/sheets.ts) have different names', () => {
  expect(sharedNames({ 'a/one.css': '', 'b/one.css': '', 'b/two.css': '' })).toEqual([
    'one.css: a/one.css and b/one.css',
  ]);
  const loaded = read('src/{components/mdx,product}/*/[a-z]*.css');
  expect(Object.keys(loaded).length).toBeGreaterThan(4);
  expect(sharedNames(loaded)).toEqual([]);
});
