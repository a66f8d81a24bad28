import type { TocItem } from '../../model/views/tableOfContents.ts';
import { PlainText } from '../InlineText/PlainText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The headings of a page as a nested list. Both forms are in the page: a column on wide screens, a disclosure on narrow ones. */
export function TableOfContents({ form }: { readonly form: 'column' | 'disclosure' }) {
  const { strings, view } = usePage();
  if (view.tableOfContents.length === 0) return null;
  const list = <Headings headings={view.tableOfContents} />;
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

function Headings({ headings }: { readonly headings: readonly TocItem[] }) {
  return (
    <ul>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 3 ? 'sub' : undefined}>
          <a href={`#${heading.id}`}>
            <PlainText>{heading.text}</PlainText>
          </a>
        </li>
      ))}
    </ul>
  );
}
