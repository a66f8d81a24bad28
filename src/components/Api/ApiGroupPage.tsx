import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';

/** A group of operations: what each does and who may call it. */
export function ApiGroupPage() {
  const { site, locale, strings, route } = usePage();
  const group = site.reference.groups.find(({ path }) => path === route.path);
  const roleOf = new Map(site.reference.operations.map(({ coordinate, role }) => [coordinate, role]));
  return (
    <ApiPage
      head={
        <ul className="operation-list">
          {group?.pages.map((page) => (
            <li key={page.slug}>
              <h2>
                <Link to={page.path}>{page.title[locale]}</Link>
              </h2>
              <p className="meta">
                <code dir="ltr">{page.coordinate.split('.')[1]}</code>
                <span>
                  {strings.api.access}: {strings.api.role[roleOf.get(page.coordinate) ?? 'none']}
                </span>
              </p>
              <p>
                <InlineMarkdown text={page.summary[locale]} />
              </p>
            </li>
          ))}
        </ul>
      }
    />
  );
}
