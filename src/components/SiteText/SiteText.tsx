import { compileInlineText } from '../../content/markdown/inlineText.ts';
import { formatFact } from '../../model/config/facts.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Localized } from '../../model/text/locale.ts';
import { withAppWords } from '../../product/appWords/appWords.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Inline Markdown of `site/`, with words of the app, `<Ui id="home.connect" />`, and facts. */
export function SiteText({ text, file }: { readonly text: Localized; readonly file: string }) {
  const { locale, reader, site } = usePage();
  const fact = (_: string, id: string) => formatFact(site.facts, id, reader);
  const written = withAppWords(text[locale], site.appWords, locale).replace(/<Fact id="([^"]*)" \/>/g, fact);
  const problems: Problem[] = [];
  const compiled = compileInlineText({ text: written, file, line: 0, locale }, problems);
  const [problem] = problems;
  if (problem) throw new Error(`"${written}" in ${problem.file}: ${problem.message}`);
  return <InlineText text={compiled} />;
}
