import type { Neighbour } from '../../model/views/neighbours.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Links to the pages before and after; arrows mirror with the direction. */
export function Pagination() {
  const { strings, view } = usePage();
  const { previous, next } = view;
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={strings.page.pagination}>
      {previous && <PageLink neighbour={previous} rel="prev" />}
      {next && <PageLink neighbour={next} rel="next" />}
    </nav>
  );
}

function PageLink({ neighbour, rel }: { readonly neighbour: Neighbour; readonly rel: 'prev' | 'next' }) {
  return (
    <Link to={neighbour.path} className={`pagination-${rel}`} rel={rel}>
      <small>{neighbour.label}</small>
      <span>{neighbour.title}</span>
    </Link>
  );
}
