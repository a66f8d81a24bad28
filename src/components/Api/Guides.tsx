import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Links to the written pages that exist, after a label. */
export function Guides({ label, paths }: { readonly label: string; readonly paths: readonly string[] }) {
  const { locale, site } = usePage();
  const views = paths.flatMap((path) => site.views[locale].get(path) ?? []);
  if (views.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {views.map(({ path, title }, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <Link to={path}>{title}</Link>
        </span>
      ))}
    </p>
  );
}
