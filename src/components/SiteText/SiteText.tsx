import { compileInlineText } from '../../content/markdown/inlineText.ts';
import type { Localized } from '../../model/locale.ts';
import type { Problem } from '../../model/problems.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Inline Markdown of a file of `site/` in the reader's language. */
export function SiteText({ text, file }: { readonly text: Localized; readonly file: string }) {
  const { locale } = usePage();
  const problems: Problem[] = [];
  const compiled = compileInlineText({ text: text[locale], file, line: 0, locale }, problems);
  const [problem] = problems;
  if (problem) throw new Error(`"${text[locale]}" in ${problem.file}: ${problem.message}`);
  return <InlineText text={compiled} />;
}
