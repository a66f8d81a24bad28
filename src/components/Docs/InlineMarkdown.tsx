import type { ReactNode } from 'react';
import { evaluatePage } from '../../content/evaluate.ts';
import { compilePage } from '../../content/markdown/compile.ts';
import type { Locale } from '../../model/locale.ts';
import { type Problem, ProblemsError } from '../../model/problems.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { inlineComponents } from './inlineComponents.tsx';

const compiled = new Map<string, string>();

/** One paragraph of Markdown inside another element: code, emphasis, links. */
export function InlineMarkdown({ text }: { readonly text: string }) {
  const Body = evaluatePage(codeOf(text, usePage().locale), 'content/changelog');
  return <Body components={{ ...inlineComponents, p: Unwrapped }} />;
}

function Unwrapped({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

function codeOf(text: string, locale: Locale): string {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const problems: Problem[] = [];
  const page = compilePage(text, 'content/changelog', 1, locale, problems);
  if (!page) throw new ProblemsError(problems);
  compiled.set(text, page.code);
  return page.code;
}
