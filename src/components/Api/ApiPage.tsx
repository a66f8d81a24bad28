import type { ReactNode } from 'react';
import type { InlineText as TextData } from '../../model/text/inlineText.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { PageSource } from '../Docs/PageSource.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { PlainText } from '../InlineText/PlainText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';

interface Props {
  /** Under the title: the name in code, and facts of a word or two. */
  readonly meta?: ReactNode;
  /** Introduction of the page; the description if it is absent. */
  readonly lead?: TextData;
  readonly head?: ReactNode;
  /** Content under each heading of the table of contents, by its id. */
  readonly sections?: Readonly<Record<string, ReactNode>>;
  /** Page below its lead in its own layout, without the column of contents. */
  readonly children?: ReactNode;
}

/** The frame of every generated page of the API reference. */
export function ApiPage({ meta, lead, head, sections = {}, children }: Props) {
  const { view } = usePage();
  const isWide = children !== undefined;
  return (
    <DocsLayout isWide={isWide} aside={isWide ? null : <TableOfContents />}>
      <article>
        <Breadcrumbs />
        <h1>
          <bdi>
            <PageTitle text={view.title} />
          </bdi>
        </h1>
        {meta && <p className="meta">{meta}</p>}
        <p className="lead">{lead ? <InlineText text={lead} /> : <PlainText>{view.description}</PlainText>}</p>
        <div className="content">
          {head}
          {children ??
            view.tableOfContents.map(({ id }) => (
              <ApiSection key={id} id={id}>
                {sections[id]}
              </ApiSection>
            ))}
        </div>
        {view.file && <PageSource />}
      </article>
      <Pagination />
    </DocsLayout>
  );
}

export function ApiSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const heading = usePage().view.tableOfContents.find((item) => item.id === id);
  return (
    <section className={heading?.className}>
      <h2 id={id}>
        <a className="anchor" href={`#${id}`}>
          {heading?.text}
        </a>
      </h2>
      {children}
    </section>
  );
}
