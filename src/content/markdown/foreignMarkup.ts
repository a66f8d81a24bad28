import { defineMdastPlugin } from 'satteri';
import { type Gathered, lineOf } from './types.ts';

const noFootnotes = 'is a footnote, which this site does not have; write the note as a sentence.';

/** Markup of other systems that is plain text here, with what to write instead. */
const foreign: readonly (readonly [found: RegExp, message: string])[] = [
  [
    /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/,
    'is shown as it is written; an admonition begins with ":::note" and ends with ":::", each on its own line.',
  ],
  [/\$\$/, 'does not begin a formula; write it in words, or as code in backticks.'],
  [
    /(?<![\w$])\$(?=[^\s$])[^$\n]*[\\^_][^$\n]*\$(?!\w)/,
    'is not a formula here; write it in words, or as code in backticks.',
  ],
  [/\[\^[^\]\s]+\]/, noFootnotes],
  [
    /\[[^\]\n]+\]\[[^\]\n]*\]/,
    'is a link to an address that the text does not give; write it into the link, [text](/docs/page).',
  ],
];

/** Reports markup of other systems, and addresses that nothing refers to. */
export const foreignMarkup = (gathered: Pick<Gathered, 'problems'>) => {
  const used = new Set<string>();
  const defined: { readonly key: string; readonly line: number; readonly message: string }[] = [];
  return defineMdastPlugin({
    name: 'foreign-markup',
    options: { position: true },
    text(node) {
      for (const [pattern, message] of foreign) {
        const found = pattern.exec(node.value);
        if (!found) continue;
        const line = lineOf(node) + node.value.slice(0, found.index).split('\n').length - 1;
        gathered.problems.push({ line, message: `"${found[0]}" ${message}` });
      }
    },
    listItem(node) {
      if (typeof node.checked !== 'boolean') return;
      const message = 'A checkbox ("[ ]", "[x]") cannot be checked here; write a plain list.';
      gathered.problems.push({ line: lineOf(node), message });
    },
    linkReference: ({ identifier }) => void used.add(identifier),
    imageReference: ({ identifier }) => void used.add(identifier),
    definition(node) {
      // A footnote of one word is parsed as an address, and its number as a link.
      if (node.identifier.startsWith('^'))
        return void gathered.problems.push({ line: lineOf(node), message: `"[${node.identifier}]" ${noFootnotes}` });
      const message = `No link takes this address, so it would be lost; write [text][${node.label ?? node.identifier}], or delete it.`;
      defined.push({ key: node.identifier, line: lineOf(node), message });
    },
    after() {
      for (const { key, line, message } of defined) if (!used.has(key)) gathered.problems.push({ line, message });
    },
  });
};
