import type { Section } from './report.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `docs/conformance.md`: every line of the specification that a browser test shows, ticked by the test's outcome. */
export function conformancePage(sections: readonly Section[]): string {
  const all = sections.flatMap(({ requirements }) => requirements);
  const missed = all.filter(({ shown }) => !shown);
  const head = [
    '# Conformance',
    '',
    'Made by `npm run conformance` from the report of the browser tests; `npm test` fails while it tells anything else. The words in',
    'quotation marks are those of the specification.',
    '',
    `${count(all.length, 'requirement')} in ${count(sections.length, 'section')}: ${all.length - missed.length} shown, ${missed.length} not shown.`,
  ];
  const parts = sections.map(({ title, files, requirements }) => [
    '',
    `## ${title}`,
    '',
    `Tests: ${files.map((file) => `[${file}](../tests/e2e/${file})`).join(', ')}`,
    '',
    ...requirements.map(({ text, languages, shown }) => {
      const where = languages.length > 0 ? ` (${languages.join(', ')})` : '';
      return `- [${shown ? 'x' : ' '}] ${text}${where}`;
    }),
  ]);
  return `${[...head, ...parts.flat()].join('\n')}\n`;
}
