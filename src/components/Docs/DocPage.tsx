import { pageInfo } from '../../model/pageInfo.ts';
import { flattenSidebar } from '../../model/sidebar.ts';
import { trail } from '../../model/trail.ts';
import { Admonition } from '../Admonition/Admonition.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { TranslationNotice } from '../Notice/TranslationNotice.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { type Neighbour, Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { Content } from './Content.tsx';
import { DocsLayout } from './DocsLayout.tsx';
import { PageFoot } from './PageFoot.tsx';

/** A written page of the docs, or one outside them (`/markdown-page`), which has neither sidebar nor neighbours. */
export function DocPage() {
  const { site, locale, strings, route } = usePage();
  const { text, title, state, unlisted, updated } = pageInfo(site, locale, route);
  if (!text) throw new Error(`${route.path} has no text.`);
  const entry = route.kind === 'doc' ? site.docs.get(route.id) : undefined;
  const { min, max } = site.config.docs.tableOfContents;
  const headings = entry?.meta.hide_table_of_contents
    ? []
    : text.compiled.headings.filter(({ depth }) => depth >= min && depth <= max);
  const foreign = text.locale === locale ? undefined : site.config.locales[text.locale];
  return (
    <DocsLayout aside={<TableOfContents headings={headings} form="column" />}>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1 lang={foreign?.htmlLang} dir={foreign?.direction}>
          {title}
        </h1>
        <TranslationNotice state={state} />
        {unlisted && (
          <Admonition kind="warning" title={strings.chrome.unlistedTitle}>
            <p>{strings.chrome.unlistedText}</p>
          </Admonition>
        )}
        <TableOfContents headings={headings} form="disclosure" />
        <Content text={text} />
        <PageFoot file={text.file} updated={updated} />
      </article>
      <DocNeighbours />
    </DocsLayout>
  );
}

/** Previous and next page in the order of the sidebar. */
function DocNeighbours() {
  const { site, locale, strings, route } = usePage();
  const name = site.sidebarOf.get(route.path);
  const links = flattenSidebar((name !== undefined && site.sidebars[locale][name]) || []).filter(
    (link) => !link.unlisted,
  );
  const index = links.findIndex((link) => link.path === route.path);
  const neighbour = (offset: number, label: string): Neighbour | undefined => {
    const link = index < 0 ? undefined : links[index + offset];
    return link && { path: link.path, title: link.label, label };
  };
  return <Pagination previous={neighbour(-1, strings.page.previous)} next={neighbour(1, strings.page.next)} />;
}
