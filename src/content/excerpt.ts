import type { PageText } from '../model/content.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import { compilePage } from './markdown/compile.ts';

/** The mark that ends an excerpt, in both forms that writers know. */
const truncate = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

const excerpts = new WeakMap<PageText, PageText>();

/** The part of a post before `<!-- truncate -->`, compiled for itself; the whole text where there is no mark. */
export function excerptOf(text: PageText): PageText {
  const known = excerpts.get(text);
  if (known) return known;
  const [start = '', ...rest] = text.body.split(truncate);
  const problems: Problem[] = [];
  const compiled =
    rest.length === 0 ? text.compiled : compilePage(start, text.file, text.bodyLine, text.locale, problems);
  if (!compiled) throw new ProblemsError(problems);
  const excerpt = { ...text, body: start, compiled };
  excerpts.set(text, excerpt);
  return excerpt;
}
