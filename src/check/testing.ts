import { readConfiguration } from '../content/configuration.ts';
import { compilePage } from '../content/markdown/compile.ts';
import type { PageText } from '../model/content/content.ts';
import { formatProblems, type Problem } from '../model/problems/problems.ts';
import { exampleText } from '../model/testing/exampleSite.ts';
import type { Locale } from '../model/text/locale.ts';
import type { Passage } from './passage.ts';

export function passage(locale: Locale, text: string): Passage {
  return { file: 'page.mdx', line: 1, locale, text };
}

/** A page for a test, from its body; the front matter would be lines 1 to 4. */
export function pageText(locale: Locale, body: string): PageText {
  const problems: Problem[] = [];
  const file = `content/${locale}/docs/page.mdx`;
  const compiled = compilePage({ body, file, bodyLine: 5, locale }, readConfiguration(), problems);
  if (!compiled) throw new Error(formatProblems(problems));
  const written = { file, body, bodyLine: 5, compiled, excerpt: compiled, stamp: undefined };
  return exampleText(locale, 'docs/page', { ...written, title: 'Title', description: 'Description' });
}
