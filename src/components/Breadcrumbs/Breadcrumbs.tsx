import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

export interface Crumb {
  readonly label: string;
  readonly path?: string | undefined;
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const { strings } = usePage();
  return (
    <nav className="breadcrumbs" aria-label={strings.chrome.breadcrumbs}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path ?? crumb.label}>
            {index === trail.length - 1 ? (
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
