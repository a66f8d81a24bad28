import type { JudgeLink } from '../../model/problems/linkFault.ts';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import { formatNumber } from '../../model/text/format.ts';
import { type Locale, locales } from '../../model/text/locale.ts';
import { ownValue } from '../../model/text/ownValue.ts';
import { marksOf, type Screens, wrongMarks } from '../screens/screens.ts';
import { support, type TroubleAdvice, type TroublePath, troubleSteps } from './troublePath.ts';

interface PathSources {
  readonly troublePath: TroublePath;
  readonly screens: Screens;
  /** Pages by path, without the language. */
  readonly pages: ReadonlyMap<string, unknown>;
}

/** Maximum number of questions before advice. */
const maxQuestions = 5;

/** The folder whose pages the path has to reach. */
const folder = '/docs/troubleshoot/';

/** Makes a problem; `page` is the page whose change may have caused it. */
type MakeProblem = (key: readonly PropertyKey[], message: string, page?: string) => Problem;

/**
 * Problems of the troubleshooting path: ends without advice, circles, detours, unreachable steps.
 * @param sourceOf returns the file of a page by its address
 */
export function checkTroublePath(
  { troublePath: path, screens, pages }: PathSources,
  judge: JudgeLink,
  sourceOf: (address: string) => string | undefined,
): Problem[] {
  const problem: MakeProblem = (key, message, page) => ({
    ...errorAt('site/troublePath.ts', ['troublePath', ...key], message),
    causedBy: page === undefined ? undefined : sourceOf(page),
  });
  return [
    ...checkChoices(path, problem),
    ...checkReached(path, problem),
    ...checkTargets(path, judge, problem),
    ...Object.entries(path.advice).flatMap(([name, advice]) => checkPicture(name, advice, screens, problem)),
    ...checkAlternatives(path, problem),
    ...checkPages(path, pages.keys(), problem),
    ...checkLength(path, problem),
  ];
}

/** Answers that lead nowhere. */
const checkChoices = ({ questions, advice }: TroublePath, problem: MakeProblem) =>
  Object.entries(questions).flatMap(([name, { choices }]) =>
    choices.flatMap(({ to }, index) =>
      to === support || Object.hasOwn(questions, to) || Object.hasOwn(advice, to)
        ? []
        : [problem(['questions', name, 'choices', index, 'to'], `There is neither a question nor advice "${to}".`)],
    ),
  );

/** Questions and advice that no answer leads to. */
function checkReached(path: TroublePath, problem: MakeProblem): Problem[] {
  const first = Object.keys(path.questions).filter((name) => path.questions[name]?.page !== undefined);
  const steps = [path.start, ...first].flatMap((from) => troubleSteps(path, from));
  const reached = new Set(steps.flatMap((each) => [each.id, ...(each.kind === 'advice' ? each.step.otherwise : [])]));
  return (['questions', 'advice'] as const).flatMap((kind) =>
    Object.keys(path[kind])
      .filter((name) => !reached.has(name))
      .map((name) => problem([kind, name], `No answer leads to "${name}"; link it or remove it.`)),
  );
}

/** Pages and sections that the path does not name correctly. */
function checkTargets({ questions, advice }: TroublePath, judge: JudgeLink, problem: MakeProblem): Problem[] {
  const fault = (what: string, to: string, ...key: readonly string[]) => {
    const found = judge(to);
    return found ? [problem(key, `The ${what} "${to}" ${found.reason}`, pageOf(to))] : [];
  };
  return [
    ...Object.entries(questions).flatMap(([name, { page }]) =>
      page ? fault('page', page, 'questions', name, 'page') : [],
    ),
    ...Object.entries(advice).flatMap(([name, { to }]) => fault('link', to, 'advice', name, 'to')),
  ];
}

/** A picture that is missing, or whose numbers are not those of the text next to it. */
function checkPicture(
  name: string,
  { text, show, marks }: TroubleAdvice,
  screens: Screens,
  problem: MakeProblem,
): Problem[] {
  const screen = show === undefined ? undefined : screens[show];
  const missing = show !== undefined && !screen ? `There is no picture "${show}" (site/screens.ts).` : undefined;
  const wrong = screen && marks !== undefined ? wrongMarks(marks, screen) : undefined;
  return [
    ...[missing, wrong].flatMap((message) => (message ? [problem(['advice', name], message)] : [])),
    ...wrongNumbers(text, show === undefined ? '' : marks).map(([locale, message]) =>
      problem(['advice', name, 'text', locale], message),
    ),
  ];
}

/** Advice to try next that does not exist, or that was tried already. */
const checkAlternatives = ({ advice }: TroublePath, problem: MakeProblem) =>
  Object.entries(advice).flatMap(([name, { otherwise }]) =>
    otherwise.flatMap((id, index) => {
      const isTwice = [name, ...otherwise.slice(0, index)].includes(id);
      if (Object.hasOwn(advice, id) && !isTwice) return [];
      const fault = Object.hasOwn(advice, id) ? `"${id}" is tried twice` : `There is no advice "${id}"`;
      return [problem(['advice', name, 'otherwise'], `${fault}.`)];
    }),
  );

/** Pages about trouble that no advice links to and no question begins. */
function checkPages({ questions, advice }: TroublePath, pages: Iterable<string>, problem: MakeProblem): Problem[] {
  const linked = new Set([
    ...Object.values(advice).map(({ to }) => pageOf(to)),
    ...Object.values(questions).map(({ page }) => page),
  ]);
  return [...pages]
    .filter((page) => page.startsWith(folder) && !linked.has(page))
    .map((page) =>
      problem(
        ['advice'],
        `No advice leads to ${page}, so that a reader with that problem does not find it; add one that leads to a section of it, as to: '${page}#causes', and an answer that leads to the advice.`,
        page,
      ),
    );
}

const pageOf = (target: string) => target.replace(/#.*/, '');

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

function checkLength({ start, questions }: TroublePath, problem: MakeProblem): Problem[] {
  const walk = (at: string, before: readonly string[]): Problem[] => {
    const question = ownValue(questions, at);
    if (!question) return [];
    const fault = (message: string) => [problem(['questions', at], message)];
    if (before.includes(at)) return fault(`The questions form a circle: ${[...before, at].join(' → ')}.`);
    if (before.length === maxQuestions)
      return fault(`This is question ${maxQuestions + 1} on the way; ${maxQuestions} are enough.`);
    return question.choices.flatMap(({ to }) => walk(to, [...before, at]));
  };
  return walk(start, []);
}
