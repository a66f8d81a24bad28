import type { JudgeLink } from '../../model/problems/linkFault.ts';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import { formatNumber } from '../../model/text/format.ts';
import { type Locale, locales } from '../../model/text/locale.ts';
import { ownValue } from '../../model/text/ownValue.ts';
import { marksOf, type Screens, wrongMarks } from '../screens/screens.ts';
import { support, type TroubleAdvice, type TroublePath, troubleSteps } from './troublePath.ts';

interface Sources {
  readonly troublePath: TroublePath;
  readonly screens: Screens;
  /** By their path without language. */
  readonly pages: ReadonlyMap<string, unknown>;
}

/** A reader in trouble answers no more questions than this. */
const longest = 5;

/** The folder whose pages the path has to reach. */
const folder = '/docs/troubleshoot/';

/**
 * Problems of the path through trouble: ends without advice, circles, detours, steps and pages that
 * nothing leads to.
 * @param sourceOf gives the file of a page by its address
 */
export function checkTroublePath(
  { troublePath: path, screens, pages: addresses }: Sources,
  judge: JudgeLink,
  sourceOf: (address: string) => string | undefined,
): Problem[] {
  const problem = (key: readonly PropertyKey[], message: string, page?: string): Problem => ({
    ...errorAt('site/troublePath.ts', ['troublePath', ...key], message),
    causedBy: page === undefined ? undefined : sourceOf(page),
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
    const fault = judge(to);
    const screen = show === undefined ? undefined : screens[show];
    const message = show !== undefined && !screen ? `There is no picture "${show}" (site/screens.ts).` : undefined;
    const wrong = screen && marks !== undefined ? wrongMarks(marks, screen) : undefined;
    return [
      ...(fault ? [problem(['advice', name, 'to'], `The link "${to}" ${fault.reason}`, pageOf(to))] : []),
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
  const targets = Object.values(path.advice).map(({ to }) => pageOf(to));
  const missing = [...addresses.keys()]
    .filter((page) => page.startsWith(folder) && !targets.includes(page) && !pages.some((each) => each.page === page))
    .map((page) =>
      problem(
        ['advice'],
        `No advice leads to ${page}, so that a reader with that problem does not find it; add one that leads to a section of it, as to: '${page}#causes', and an answer that leads to the advice.`,
        page,
      ),
    );
  const lostPages = pages.flatMap(({ name, page }) => {
    const fault = judge(page);
    return fault ? [problem(['questions', name, 'page'], `The page "${page}" ${fault.reason}`)] : [];
  });
  return [...unknown, ...unreached, ...advised, ...missing, ...lostPages, ...checkLength(path, problem)];
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
