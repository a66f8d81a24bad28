import { expect, it } from 'vitest';
import { findings } from './findings.ts';

it('reports a phrase of a comment, a message and the title of a test with its line', () => {
  const source = `/**
 * Renders the list
 * anew.
 */
const again = 1; // mended later
throw new Error('The page is told about it.');
test(\`the arrow \${n} stands beside the title\`, () => {});
`;
  expect(findings('src/list.ts', source)).toEqual([
    'src/list.ts:3: "anew" is not what a native speaker would write; say "again".',
    'src/list.ts:5: "mended" is not what a native speaker would write; say "fix", "repair".',
    'src/list.ts:6: "told" is not what a native speaker would write; say "reported", "logged", "notified", "gets".',
    'src/list.ts:7: "beside" is not what a native speaker would write; say "next to", "besides" or "as well as".',
    'src/list.ts:7: "stands" is not what a native speaker would write; say "is", "appears", "belongs".',
  ]);
});

it.each([
  // Comments that begin with a headless What, Whether, Of or Those; a question may.
  ['/** What is kept. */\n/**\n * Whether it is kept. */\n// Kept what is.', 2],
  ['// Why here? The next step needs it.', 0],
  ['/** Of inputs. */\n/** Those of search. */\n/** On a slow\n * line. */\n// Both are slow linemen.', 3],
  ['// At most so many hits,\n// in their order,\n// at every letter.', 3],
  ['// It comes to rest\n// all the same, and is led on.', 3],
  ["test('Of two files, one holds it for who asks: who types');", 3],
  ['// A word: who types wants files. The file holds those who ask.', 2],
  // A phrase that goes on in the next line.
  ['/**\n * A frame of\n * their own.\n */\n', 1],
  ['// A frame of\n// their own.\n', 1],
  // Neither names in the code nor short strings.
  ["const told = stand('told'); const spoilt = /mend/; const hint = 'mend';", 0],
])('finds in %j as many phrases as %i', (source, count) => {
  expect(findings('src/a.ts', source)).toHaveLength(count);
});

it('looks at comments of style sheets and at Markdown, but not at the code in it', () => {
  expect(findings('src/a.css', 'a { color: red } /* as told */')).toHaveLength(1);
  expect(findings('docs/a.md', 'Told.\n\n`told`\n\n```ts\n// told\n```\n\nTold.\n')).toEqual([
    expect.stringContaining('docs/a.md:1:'),
    expect.stringContaining('docs/a.md:9:'),
  ]);
});

it.each([
  ['stands for its page', 'a stand-in for the service', 'colours that stand out', 'as it stands'],
  ['There is no page', 'if there are no pages', 'is no longer shown', 'are no more than ten', 'is not a page'],
  ['cannot be told apart', 'the change of its own text', 'Where it is in the query'],
  ['so many that none is shown', 'typed in other letters', 'a letter of a word'],
])('lets ordinary English pass', (...lines) => {
  expect(findings('src/a.ts', lines.map((line) => `// ${line}.\n`).join(''))).toEqual([]);
});
