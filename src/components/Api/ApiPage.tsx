import type { ReactNode } from 'react';
import type { Heading } from '../../model/content.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import { flattenSidebar } from '../../model/sidebar.ts';
import { trail } from '../../model/trail.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';

/** A section of a reference page; its heading stands in the table of contents. */
export interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  /** What the page is about; the description without Markdown where it has none of its own. */
  readonly lead?: string;
  readonly head?: ReactNode;
  readonly sections?: readonly ApiSection[];
}

/** The frame of every generated page of the API reference. */
export function ApiPage({ lead, head, sections = [] }: Props) {
  const { site, locale, route } = usePage();
  const { title, description } = pageInfo(site, locale, route);
  const headings = sections.map(({ id, title: text }): Heading => ({ depth: 2, id, text, line: 0 }));
  return (
    <DocsLayout aside={<TableOfContents headings={headings} form="column" />}>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className="lead">
          <InlineMarkdown text={lead ?? description} />
        </p>
        <div className="content">
          {head}
          {sections.map(({ id, title: text, content }) => (
            <section key={id}>
              <h2 id={id}>{text}</h2>
              {content}
            </section>
          ))}
        </div>
      </article>
      <Neighbours />
    </DocsLayout>
  );
}

function Neighbours() {
  const { site, locale, strings, route } = usePage();
  const links = flattenSidebar(site.sidebars[locale].apiSidebar ?? []);
  const index = links.findIndex(({ path }) => path === route.path);
  const neighbour = (offset: number, label: string) => {
    const link = index < 0 ? undefined : links[index + offset];
    return link && { path: link.path, title: link.label, label };
  };
  return <Pagination previous={neighbour(-1, strings.page.previous)} next={neighbour(1, strings.page.next)} />;
}
