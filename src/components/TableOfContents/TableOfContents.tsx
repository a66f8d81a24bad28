import type { Heading } from '../../model/content.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** The headings of a page as a nested list. Both forms are in the page: a column on wide screens, a disclosure on narrow ones. */
export function TableOfContents({
  headings,
  form,
}: {
  readonly headings: readonly Heading[];
  readonly form: 'column' | 'disclosure';
}) {
  const { strings } = usePage();
  if (headings.length === 0) return null;
  const list = <Headings headings={headings} />;
  if (form === 'disclosure') {
    return (
      <details className="toc toc-disclosure">
        <summary>{strings.page.onThisPage}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav className="toc toc-column" aria-label={strings.page.onThisPage} data-toc="">
      <p>{strings.page.onThisPage}</p>
      {list}
    </nav>
  );
}

function Headings({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map((heading) => (
        <li key={heading.id} data-depth={heading.depth}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ul>
  );
}
