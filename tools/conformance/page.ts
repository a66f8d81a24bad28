import type { Judged, Judgement, State } from './judge.ts';
import { summaryOf } from './summary.ts';

const states: Readonly<Record<State, string>> = {
  hold: 'holds',
  part: '**holds in part**',
  open: '**open: a test fails**',
  missing: '**open: no test**',
};

/** `docs/conformance.md`: every requirement, how far it holds, and the tests that show it. */
export function conformancePage({ sections }: Judgement): string {
  const all = sections.flatMap(({ requirements }) => requirements);
  const count = (...wanted: State[]) => all.filter(({ state }) => wanted.includes(state)).length;
  return [
    '# Conformance',
    '',
    'Written by `npm run conformance` from [requirements.md](requirements.md) and the reports of the last tests; `npm test` fails if it is out',
    'of date. Below each requirement are the tests that show it.',
    '',
    summaryOf({ hold: count('hold'), part: count('part'), open: count('open', 'missing') }),
    ...sections.flatMap(({ title, level, requirements }) => [
      '',
      `${'#'.repeat(level)} ${title}`,
      ...(requirements.length > 0 ? [''] : []),
      ...requirements.flatMap(lines),
    ]),
    '',
  ].join('\n');
}

function lines({ id, text, state, part, decided, tests }: Judged): string[] {
  const remarks = [...(part ? [`*${part}*`] : []), ...(decided ? [`*Decided: ${decided}*`] : [])];
  return [
    `- **${id}** ${states[state]}: ${[text, ...remarks].join(' ')}`,
    ...tests.map(({ title, file, languages }) => {
      const where = languages.length > 0 ? ` (${languages.join(', ')})` : '';
      return `  - [${title}](../${file})${where}`;
    }),
  ];
}
