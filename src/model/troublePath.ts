import { z } from 'zod';
import { formatNumber } from './format.ts';
import { judgeTarget } from './links.ts';
import { type Locale, locales } from './locale.ts';
import { ownValue } from './ownValue.ts';
import type { Problem } from './problems.ts';
import { marksOf, wrongMarks } from './screens.ts';
import type { Site } from './site.ts';
import { localizedText } from './siteConfig.ts';

const id = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'an id has letters a to z, digits and hyphens');

const question = z.strictObject({
  question: localizedText,
  /** What the reader may have to try first. */
  hint: localizedText.optional(),
  /** From two to four answers, and the question or the advice that each leads to. */
  choices: z
    .array(z.strictObject({ label: localizedText, to: id }))
    .min(2)
    .max(4)
    .readonly(),
});

const advice = z.strictObject({
  title: localizedText,
  /** What to do first, in one or two sentences. */
  text: localizedText,
  /** The picture to press on (`site/screens.ts`), and the words at which it says 1, 2, 3. */
  show: z.string().optional(),
  marks: z.string().optional(),
  /** The section that says the rest. */
  to: z.string().startsWith('/docs/'),
});

/** The path through trouble: questions that lead to one piece of advice. Ids are anchors of the page, so that support can send one. */
export const troublePathSchema = z.strictObject({
  /** The first question. */
  start: id,
  questions: z.record(id, question),
  advice: z.record(id, advice),
});

export type TroublePath = z.infer<typeof troublePathSchema>;
export type TroubleQuestion = z.infer<typeof question>;
export type TroubleAdvice = z.infer<typeof advice>;

/** A question or a piece of advice, with the question that leads to it. */
export type TroubleStep = { readonly id: string; readonly from: string | undefined } & (
  | { readonly kind: 'question'; readonly step: TroubleQuestion }
  | { readonly kind: 'advice'; readonly step: TroubleAdvice }
);

/** All steps in reading order: each question, then what its answers lead to. A step that two answers lead to belongs to the first. */
export function troubleSteps({ start, questions, advice: advices }: TroublePath): TroubleStep[] {
  const steps = new Map<string, TroubleStep>();
  const visit = (at: string, from: string | undefined) => {
    if (steps.has(at)) return;
    const asked = ownValue(questions, at);
    const advised = ownValue(advices, at);
    if (asked) {
      steps.set(at, { id: at, from, kind: 'question', step: asked });
      for (const { to } of asked.choices) visit(to, at);
    } else if (advised) steps.set(at, { id: at, from, kind: 'advice', step: advised });
  };
  visit(start, undefined);
  return [...steps.values()];
}

/** A reader in trouble answers no more questions than this. */
const longest = 5;

/** The folder whose pages the path has to reach. */
const folder = '/docs/troubleshoot/';

/** What is wrong with the path through trouble: ends without advice, circles, detours, steps and pages that nothing leads to. */
export function checkTroublePath(site: Site): Problem[] {
  const { troublePath: path, screens } = site;
  const problem = (key: readonly PropertyKey[], message: string): Problem => ({
    level: 'error',
    file: 'site/troublePath.ts',
    key: ['troublePath', ...key],
    message,
  });
  const reached = new Set(troubleSteps(path).map((step) => step.id));
  const unknown = Object.entries(path.questions).flatMap(([name, { choices }]) =>
    choices.flatMap(({ to }, index) =>
      Object.hasOwn(path.questions, to) || Object.hasOwn(path.advice, to)
        ? []
        : [problem(['questions', name, 'choices', index, 'to'], `There is neither a question nor advice "${to}".`)],
    ),
  );
  const unreached = [...Object.keys(path.questions), ...Object.keys(path.advice)]
    .filter((name) => !reached.has(name))
    .map((name) =>
      problem(
        [Object.hasOwn(path.questions, name) ? 'questions' : 'advice', name],
        `No answer leads to "${name}"; link it or remove it.`,
      ),
    );
  const advised = Object.entries(path.advice).flatMap(([name, { to, text, show, marks }]): Problem[] => {
    const verdict = judgeTarget(to, '/', site);
    const screen = show === undefined ? undefined : screens[show];
    const message = show !== undefined && !screen ? `There is no picture "${show}" (site/screens.ts).` : undefined;
    const wrong = screen && marks !== undefined ? wrongMarks(marks, screen) : undefined;
    return [
      ...(verdict.ok ? [] : [problem(['advice', name, 'to'], `The link "${to}" ${verdict.reason}`)]),
      ...[message, wrong].flatMap((said) => (said ? [problem(['advice', name], said)] : [])),
      ...wrongNumbers(text, show === undefined ? '' : marks).map(([locale, said]) =>
        problem(['advice', name, 'text', locale], said),
      ),
    ];
  });
  const targets = Object.values(path.advice).map(({ to }) => to.replace(/#.*/, ''));
  const missing = [...site.pages.keys()]
    .filter((page) => page.startsWith(folder) && !targets.includes(page))
    .map((page) =>
      problem(
        ['advice'],
        `No advice leads to ${page}, so that a reader with that problem does not find it; add one with to: '${page}', and an answer that leads to it.`,
      ),
    );
  return [...unknown, ...unreached, ...advised, ...missing, ...checkLength(path, problem)];
}

/** Texts whose numbers in brackets are not those on the picture next to them, by language. */
function wrongNumbers(text: TroubleAdvice['text'], marks = ''): (readonly [Locale, string])[] {
  return locales.flatMap((locale) => {
    const shown = marksOf(marks).map(({ step }) => `(${formatNumber(step, locale)})`);
    const written = text[locale].match(/\([\d۰-۹]\)/g) ?? [];
    if ([...written].sort().join() === [...shown].sort().join()) return [];
    const found = written.join(', ') || 'no numbers';
    const right = shown.join(', ') || 'none';
    return [[locale, `The text has ${found}, the picture next to it ${right}.`] as const];
  });
}

function checkLength(
  { start, questions }: TroublePath,
  problem: (key: readonly PropertyKey[], message: string) => Problem,
): Problem[] {
  const walk = (at: string, before: readonly string[]): Problem[] => {
    const asked = ownValue(questions, at);
    if (!asked) return [];
    if (before.includes(at))
      return [problem(['questions', at], `The questions go round in a circle: ${[...before, at].join(' → ')}.`)];
    if (before.length === longest)
      return [problem(['questions', at], `This is question ${longest + 1} on the way; ${longest} are enough.`)];
    return asked.choices.flatMap(({ to }) => walk(to, [...before, at]));
  };
  return walk(start, []);
}
