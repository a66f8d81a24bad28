import { textFor } from '../../model/content/translation.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { isTroublePath } from '../../product/troublePath/troublePath.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { PageNotices } from '../Notice/PageNotices.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { Content } from './Content.tsx';
import { DocsLayout } from './DocsLayout.tsx';
import { PageFoot } from './PageFoot.tsx';

/** A page of the docs, or one outside them, without sidebar and neighbours. */
export function DocPage({ page }: { readonly page: PageOf<'doc' | 'standalone'> }) {
  const { site, locale, view } = usePage();
  const { text } = textFor(page.entry, locale);
  const isPath = isTroublePath(site.troublePath, view.path);
  const foreign = text.locale === locale ? undefined : site.config.locales[text.locale];
  return (
    <DocsLayout aside={<TableOfContents />}>
      <article>
        <Breadcrumbs />
        <h1 lang={foreign?.htmlLang} dir={foreign?.direction}>
          <PageTitle text={view.title} />
        </h1>
        <PageNotices />
        <Content text={text} />
        {!isPath && <PageFoot />}
      </article>
      {!isPath && <Pagination />}
    </DocsLayout>
  );
}
