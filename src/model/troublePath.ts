import { z } from 'zod';
import { formatNumber } from './format.ts';
import { judgeTarget } from './links.ts';
import { type Locale, type Localized, locales } from './locale.ts';
import { fill } from './messages.ts';
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
  /** The page that begins with this question; without one it is on that of the question before. */
  page: z.string().startsWith('/docs/').optional(),
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
  /** The section that says the rest; the top of a page does not answer. */
  to: z.string().regex(/^\/docs\/.+#./, 'a link to a section, as /docs/troubleshoot/slow-connection#dns'),
  /** Ids of the advice to try in turn if this one did not help. After the last comes the message to support. */
  otherwise: z.array(id).readonly().default([]),
});

const end = z.strictObject({ title: localizedText, text: localizedText });

/** The path through trouble: questions that lead to one piece of advice. Ids are anchors of the page, so that support can send one. */
export const troublePathSchema = z.strictObject({
  /** The first question. */
  start: id,
  questions: z.record(id, question),
  advice: z.record(id, advice),
  /** What the reader sees who says that it works. */
  solved: end,
  /**
   * What the reader sees for whom nothing worked: a message to support. `{answers}` and `{tried}` of its text are lists of what
   * the reader answered and tried. An answer may lead here, too: its `to` is `support`.
   */
  support: end.extend({ message: localizedText }),
});

export type TroublePathInput = z.input<typeof troublePathSchema>;
export type TroublePath = z.infer<typeof troublePathSchema>;
export type TroubleQuestion = z.infer<typeof question>;
export type TroubleAdvice = z.infer<typeof advice>;

/** An answer that a reader gave, and the id of its question. */
export interface TroubleAnswer {
  readonly id: string;
  readonly question: Localized;
  readonly label: Localized;
}

/** Advice that a reader has tried, and the id of its section. */
export interface TroubleAttempt {
  readonly id: string;
  readonly title: Localized;
}

/** A section of the path, with the answers and attempts that lead to it. */
export type TroubleStep = {
  readonly id: string;
  readonly answers: readonly TroubleAnswer[];
  readonly tried: readonly TroubleAttempt[];
} & (
  | { readonly kind: 'question'; readonly step: TroubleQuestion }
  /** `next` is the id of the step for readers whom the advice did not help. */
  | { readonly kind: 'advice'; readonly step: TroubleAdvice; readonly next: string }
  /** The message to support. */
  | { readonly kind: 'support' }
);

/** The target of an answer that leads to the message to support. */
const support = 'support';

/** Id of the section that readers reach who say that it works. */
export const solvedId = 'solved';

/**
 * The steps of the page that begins with a question, in reading order: each question, then what its answers lead to, each piece of
 * advice with the rest of its way. A step that two answers lead to belongs to the first. Since only the address knows how a reader came to a step, each way has its own:
 * of `slow`, which continues with `far`, the steps are `slow`, `slow-2` and `slow-support`.
 */
export function troubleSteps({ start, questions, advice: advices }: TroublePath, from: string): TroubleStep[] {
  const found = new Map<string, TroubleStep>();
  const visit = (at: string, answers: readonly TroubleAnswer[], isHere: boolean) => {
    if (found.has(at)) return;
    const step = ownValue(questions, at);
    if (isHere && at === support) found.set(at, { id: at, answers, tried: [], kind: 'support' });
    else if (isHere && !step) for (const each of wayFrom(at, answers, advices)) found.set(each.id, each);
    if (!step || answers.some(({ id }) => id === at)) return;
    const isOn = at === from || (isHere && step.page === undefined);
    if (isOn) found.set(at, { id: at, answers, tried: [], kind: 'question', step });
    for (const { label, to } of step.choices) visit(to, [...answers, { id: at, question: step.question, label }], isOn);
  };
  visit(start, [], from === start);
  return [...found.values()];
}

/** Whether a page is one of the path: it ends with questions, and has neither foot nor neighbours. */
export const isTroublePath = ({ questions }: TroublePath, path: string): boolean =>
  Object.values(questions).some(({ page }) => page === path);

/** The address of a step from a page of the path: its anchor, or the page that begins with it. */
export const troubleHref = ({ questions }: TroublePath, id: string): string =>
  ownValue(questions, id)?.page ?? `#${id}`;

/** A piece of advice, those to try after it, and the message to support. */
function wayFrom(at: string, answers: readonly TroubleAnswer[], advices: TroublePath['advice']): TroubleStep[] {
  const first = ownValue(advices, at);
  if (!first) return [];
  const all = [first, ...first.otherwise.flatMap((id) => ownValue(advices, id) ?? [])];
  const idOf = (index: number) => (index === 0 ? at : index < all.length ? `${at}-${index + 1}` : `${at}-${support}`);
  const tried = all.map(({ title }, index) => ({ id: idOf(index), title }));
  return [
    ...all.map((step, index): TroubleStep => {
      const id = idOf(index);
      return { id, answers, tried: tried.slice(0, index), kind: 'advice', step, next: idOf(index + 1) };
    }),
    { id: idOf(all.length), answers, tried, kind: 'support' },
  ];
}

/**
 * The message to support in a language, with what the reader of a step answered and tried:
 * `- Which network are you on? At work`, then `- Choose REALITY`.
 */
export function supportMessage({ support: { message } }: TroublePath, { answers, tried }: TroubleStep, locale: Locale) {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n') || '-';
  return fill(message[locale], {
    answers: list(answers.map(({ question, label }) => `${question[locale]} ${label[locale]}`)),
    tried: list(tried.map(({ title }) => title[locale])),
  });
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
  const { start, questions } = path;
  const pages = Object.entries(questions).flatMap(([name, { page }]) => (page === undefined ? [] : [{ name, page }]));
  const steps = [start, ...pages.map(({ name }) => name)].flatMap((from) => troubleSteps(path, from));
  const reached = new Set([
    ...steps.map((step) => step.id),
    ...steps.flatMap((each) => (each.kind === 'advice' ? each.step.otherwise : [])),
  ]);
  const isAdvice = (name: string) => Object.hasOwn(path.advice, name);
  const unknown = Object.entries(path.questions).flatMap(([name, { choices }]) =>
    choices.flatMap(({ to }, index) =>
      to === support || Object.hasOwn(path.questions, to) || isAdvice(to)
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
  const advised = Object.entries(path.advice).flatMap(([name, { to, text, show, marks, otherwise }]): Problem[] => {
    const lost = otherwise.filter((id, index) => !isAdvice(id) || [name, ...otherwise.slice(0, index)].includes(id));
    const verdict = judgeTarget(to, '/', site);
    const screen = show === undefined ? undefined : screens[show];
    const message = show !== undefined && !screen ? `There is no picture "${show}" (site/screens.ts).` : undefined;
    const wrong = screen && marks !== undefined ? wrongMarks(marks, screen) : undefined;
    return [
      ...(verdict.ok ? [] : [problem(['advice', name, 'to'], `The link "${to}" ${verdict.reason}`)]),
      ...[message, wrong].flatMap((said) => (said ? [problem(['advice', name], said)] : [])),
      ...lost.map((id) =>
        problem(
          ['advice', name, 'otherwise'],
          `${isAdvice(id) ? `"${id}" is tried twice` : `There is no advice "${id}"`}.`,
        ),
      ),
      ...wrongNumbers(text, show === undefined ? '' : marks).map(([locale, said]) =>
        problem(['advice', name, 'text', locale], said),
      ),
    ];
  });
  const targets = Object.values(path.advice).map(({ to }) => to.replace(/#.*/, ''));
  const missing = [...site.pages.keys()]
    .filter((page) => page.startsWith(folder) && !targets.includes(page) && !pages.some((each) => each.page === page))
    .map((page) =>
      problem(
        ['advice'],
        `No advice leads to ${page}, so that a reader with that problem does not find it; add one with to: '${page}', and an answer that leads to it.`,
      ),
    );
  const lostPages = pages.flatMap(({ name, page }) => {
    const verdict = judgeTarget(page, '/', site);
    return verdict.ok ? [] : [problem(['questions', name, 'page'], `The page "${page}" ${verdict.reason}`)];
  });
  return [...unknown, ...unreached, ...advised, ...missing, ...lostPages, ...checkLength(path, problem)];
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
