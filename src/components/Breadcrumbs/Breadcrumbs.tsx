import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The trail from the home page to this one; phones show only the link back. */
export function Breadcrumbs() {
  const { strings, view } = usePage();
  const crumbs = view.breadcrumbs;
  const back = crumbs.slice(0, -1).findLast(({ path }) => path !== undefined);
  return (
    <nav className="breadcrumbs" aria-label={strings.chrome.breadcrumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path ?? crumb.label} className={crumb === back ? 'back' : undefined}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : crumb.path === undefined ? (
              <span>{crumb.label}</span>
            ) : (
              <Link to={crumb.path}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
