import { z } from 'zod';
import type { Locale, Localized } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { fill } from '../../model/text/messages.ts';
import { ownValue } from '../../model/text/ownValue.ts';

const id = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'an id has letters a to z, digits and hyphens');

const question = z.strictObject({
  question: localizedText,
  /** A possible first thing to try. */
  hint: localizedText.optional(),
  /** The page that begins with this question; without one it is on that of the question before. */
  page: z.string().startsWith('/docs/').optional(),
  /** From two to four answers, and the question or the advice that each leads to. */
  choices: z
    .array(localizedText.extend({ to: id }))
    .min(2)
    .max(4)
    .readonly(),
});

const advice = z.strictObject({
  title: localizedText,
  /** First thing to try, in one or two sentences. */
  text: localizedText,
  /** Picture of what to press (`site/screens.ts`), and the words marked 1, 2, 3. */
  show: z.string().optional(),
  marks: z.string().optional(),
  /** The section with the details; the top of a page is not an answer. */
  to: z.string().regex(/^\/docs\/.+#./, 'a link to a section, as /docs/troubleshoot/slow-connection#dns'),
  /** Advice to try next, in turn; after the last comes the message to support. */
  otherwise: z.array(id).readonly().default([]),
  /** True if that message is the one about a payment. */
  isPayment: z.boolean().optional(),
});

const end = z.strictObject({ title: localizedText, text: localizedText });

/** An end with the message to support, with lists `{answers}` and `{tried}`. */
const supportEnd = end.extend({ message: localizedText });

/** Questions that lead to advice. Ids are anchors, which support can send. */
export const troublePathSchema = z.strictObject({
  start: id,
  questions: z.record(id, question),
  advice: z.record(id, advice),
  /** End for readers who report success. */
  solved: end,
  /** The message to support; an answer may lead here. */
  support: supportEnd,
  /** The one about a payment, which asks for other facts. */
  payment: supportEnd.optional(),
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
  | { readonly kind: 'support'; readonly step: z.infer<typeof supportEnd> }
);

/** The target of an answer that leads to the message to support. */
export const support = 'support';

/** Id of the section for readers who report success. */
export const solvedId = 'solved';

/**
 * The steps of the page that begins with a question, in reading order: each question, then what its
 * answers lead to, each piece of advice with the rest of its way. A step that two answers lead to
 * belongs to the first. Since only the address knows how a reader came to a step, each way has its
 * own: of `slow`, which continues with `far`, the steps are `slow`, `slow-2` and `slow-support`.
 */
export function troubleSteps(path: TroublePath, from: string): TroubleStep[] {
  const { start, questions } = path;
  const steps = new Map<string, TroubleStep>();
  const visit = (at: string, answers: readonly TroubleAnswer[], isParentOnPage: boolean) => {
    if (steps.has(at)) return;
    const step = ownValue(questions, at);
    if (isParentOnPage && at === support)
      steps.set(at, { id: at, answers, tried: [], kind: 'support', step: path.support });
    else if (isParentOnPage && !step) for (const each of wayFrom(at, answers, path)) steps.set(each.id, each);
    if (!step || answers.some(({ id }) => id === at)) return;
    const isOnPage = at === from || (isParentOnPage && step.page === undefined);
    if (isOnPage) steps.set(at, { id: at, answers, tried: [], kind: 'question', step });
    for (const { to, ...label } of step.choices)
      visit(to, [...answers, { id: at, question: step.question, label }], isOnPage);
  };
  visit(start, [], from === start);
  return [...steps.values()];
}

/** True for a page of the path, which has neither foot nor neighbours. */
export const isTroublePath = ({ questions }: TroublePath, path: string): boolean =>
  Object.values(questions).some(({ page }) => page === path);

/** The address of a step from a page of the path: its anchor, or the page that begins with it. */
export const troubleHref = ({ questions }: TroublePath, id: string): string =>
  ownValue(questions, id)?.page ?? `#${id}`;

/** A piece of advice, those to try after it, and the message to support. */
function wayFrom(at: string, answers: readonly TroubleAnswer[], path: TroublePath): TroubleStep[] {
  const first = ownValue(path.advice, at);
  if (!first) return [];
  const all = [first, ...first.otherwise.flatMap((id) => ownValue(path.advice, id) ?? [])];
  const idOf = (index: number) => (index === 0 ? at : index < all.length ? `${at}-${index + 1}` : `${at}-${support}`);
  const tried = all.map(({ title }, index) => ({ id: idOf(index), title }));
  return [
    ...all.map((step, index): TroubleStep => {
      const id = idOf(index);
      return { id, answers, tried: tried.slice(0, index), kind: 'advice', step, next: idOf(index + 1) };
    }),
    { id: idOf(all.length), answers, tried, kind: 'support', step: (first.isPayment && path.payment) || path.support },
  ];
}

/**
 * The message to support in a language, with what the reader of a step answered and tried:
 * `- Which network are you on? At work`, then `- Choose REALITY`. If nothing was tried, the line
 * above that list is left out.
 */
export function supportMessage({ answers, tried, step }: Extract<TroubleStep, { kind: 'support' }>, locale: Locale) {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const text = step.message[locale];
  return fill(tried.length > 0 ? text : text.replace(/\n.*\n\{tried\}/, ''), {
    answers: list(answers.map(({ question, label }) => `${question[locale]} ${label[locale]}`)),
    tried: list(tried.map(({ title }) => title[locale])),
  });
}
