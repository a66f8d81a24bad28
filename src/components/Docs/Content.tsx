import { evaluatePage } from '../../content/evaluate.ts';
import type { PageText } from '../../model/content/content.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { mdxComponents } from './mdxComponents.tsx';

interface Props {
  readonly text: PageText;
  /** Components for its tags. */
  readonly components?: Readonly<Record<string, unknown>>;
}

/** The body of a page. English text in another language's page says so in its markup. */
export function Content({ text, components = mdxComponents }: Props) {
  const { locale, site } = usePage();
  const Body = evaluatePage(text.compiled, text.file);
  const foreign =
    text.locale === locale
      ? {}
      : { lang: site.config.locales[text.locale].htmlLang, dir: site.config.locales[text.locale].direction };
  return (
    <div className="content" {...foreign}>
      <Body components={components} />
    </div>
  );
}
