import type { TocItem } from '../../model/views/tableOfContents.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { PlainText } from '../InlineText/PlainText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The headings of a page as a nested list: a column on wide screens. */
export function TableOfContents() {
  const { strings, view } = usePage();
  if (view.tableOfContents.length === 0) return null;
  return (
    <nav className="toc" aria-label={strings.page.onThisPage} data-toc="">
      <p>{strings.page.onThisPage}</p>
      <Headings headings={view.tableOfContents} />
    </nav>
  );
}

/** At most this many headings need no list: readers find them by scrolling. */
const few = 2;

/** The same list as a menu of the navbar, also without scripts. */
export function ContentsMenu() {
  const { strings, view } = usePage();
  if (view.tableOfContents.length <= few) return null;
  return (
    <details className="dropdown contents" data-dropdown="">
      <summary aria-label={strings.page.onThisPage}>
        <Icon path={paths.contents} />
      </summary>
      <Headings headings={view.tableOfContents} />
    </details>
  );
}

function Headings({ headings }: { readonly headings: readonly TocItem[] }) {
  return (
    <ul>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 3 ? 'sub' : heading.className}>
          <a href={`#${heading.id}`}>
            <PlainText>{heading.text}</PlainText>
          </a>
        </li>
      ))}
    </ul>
  );
}
