import { evaluatePage } from '../../content/evaluate.ts';
import type { PageText } from '../../model/content/content.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { mdxComponents } from './mdxComponents.tsx';

/** The body of a page. English text on a page in another language is marked as English. */
export function Content({ text }: { readonly text: PageText }) {
  const { locale, site } = usePage();
  const Body = evaluatePage(text.compiled, text.file);
  const foreign = text.locale === locale ? undefined : site.config.locales[text.locale];
  return (
    <div className="content" lang={foreign?.htmlLang} dir={foreign?.direction}>
      <Body components={mdxComponents} />
    </div>
  );
}
