import fc from 'fast-check';

/** Pieces of text that mean something to Markdown, MDX, YAML, HTML or JavaScript, or are easily lost on the way. */
const pieces = [
  ...[
    '<',
    '>',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '`',
    '```\n',
    '~~~',
    ':::note\n',
    ':::',
    '---\n',
    '# ',
    '|',
    '\\',
    '*',
    '**',
    '_',
    '&',
    '$',
    '\t',
  ],
  ...[
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '<Tabs>',
    '</Tabs>',
    '<TabItem value="ios">',
    '<Details summary="x">',
    '<Fact id="devices.basic" />',
    '<Partial name="shop" />',
    '\n\n<Partial name="shop" />\n\n',
    '[^1]',
    '\n\n[^1]: ',
  ],
  ...[
    '<Fact id="toString" />',
    '<Fact id={x} />',
    '<br>',
    '<sup>',
    '<script>alert(1)</script>',
    '<meta httpEquiv="refresh" content="0" />',
  ],
  ...[
    '{process.exit(1)}',
    '{props.x}',
    '$' + '{x}',
    'export const a = 1\n',
    "import fs from 'node:fs'\n",
    'export default 1\n',
  ],
  ...[
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '![](x)',
    '![x](https://evil.example/x.png)',
    '[^1]',
    '[x]: y\n',
    '](',
    '{#id}',
  ],
  ...[
    '\u0000',
    '\u0007',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\u00ad',
    '\u200c',
    '\ud83d',
    '\uffff',
    '&nbsp;',
    '&#0;',
    '&#x202e;',
  ],
  ...[
    '*a',
    '&a ',
    '!!js/function ',
    '? ',
    '- ',
    ': ',
    '<<: ',
    '"',
    "'",
    '|\n',
    '>\n',
    '%YAML 1.1\n',
    '__proto__: 1\n',
    'constructor:',
    'title:',
    'kind:',
  ],
];

/** Runs of one piece: what is harmless once may exhaust a parser when it comes a thousand times. */
const run = fc
  .tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 2, 3, 10, 60, 1000))
  .map(([piece, times]) => piece.repeat(times));

/** A place in a text, as a share of its length. */
const place = fc.double({ min: 0, max: 1, noNaN: true });

type Mutation = (text: string) => string;
const at = (text: string, share: number) => Math.floor(share * text.length);

const insert = fc.tuple(place, run).map(
  ([share, piece]): Mutation =>
    (text) => {
      const index = at(text, share);
      return text.slice(0, index) + piece + text.slice(index);
    },
);
const insertLine = fc.tuple(place, run).map(
  ([share, piece]): Mutation =>
    (text) => {
      const index = text.indexOf('\n', at(text, share)) + 1;
      return `${text.slice(0, index)}${piece}\n${text.slice(index)}`;
    },
);
const remove = fc.tuple(place, fc.integer({ min: 1, max: 80 })).map(
  ([share, length]): Mutation =>
    (text) => {
      const index = at(text, share);
      return text.slice(0, index) + text.slice(index + length);
    },
);
const repeat = fc.tuple(place, fc.integer({ min: 1, max: 200 })).map(
  ([share, length]): Mutation =>
    (text) => {
      const index = at(text, share);
      return text.slice(0, index + length) + text.slice(index);
    },
);
const truncate = place.map(
  (share): Mutation =>
    (text) =>
      text.slice(0, at(text, share)),
);
const swapLines = fc.tuple(place, place).map(
  ([one, other]): Mutation =>
    (text) => {
      const lines = text.split('\n');
      const [a, b] = [Math.floor(one * (lines.length - 1)), Math.floor(other * (lines.length - 1))];
      return lines.map((line, index) => (index === a ? lines[b] : index === b ? lines[a] : line)).join('\n');
    },
);
const indent = fc.tuple(place, fc.integer({ min: 1, max: 12 })).map(
  ([share, width]): Mutation =>
    (text) => {
      const index = text.lastIndexOf('\n', at(text, share)) + 1;
      return text.slice(0, index) + ' '.repeat(width) + text.slice(index);
    },
);

/** One to four mistakes made in a text one after the other. */
export const mistakes = fc
  .array(fc.oneof(insert, insertLine, remove, repeat, truncate, swapLines, indent), { minLength: 1, maxLength: 4 })
  .map(
    (mutations): Mutation =>
      (text) =>
        mutations.reduce((changed, mutate) => mutate(changed), text),
  );
