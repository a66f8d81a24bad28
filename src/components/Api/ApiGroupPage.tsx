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
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">{strings.api.operation}</th>
                <th scope="col">{strings.api.access}</th>
                <th scope="col">{strings.api.purpose}</th>
              </tr>
            </thead>
            <tbody>
              {group?.pages.map((page) => (
                <tr key={page.slug}>
                  <td>
                    <Link to={page.path}>{page.title[locale]}</Link>
                    <br />
                    <code dir="ltr">{page.coordinate.split('.')[1]}</code>
                  </td>
                  <td>{strings.api.role[roleOf.get(page.coordinate) ?? 'none']}</td>
                  <td>
                    <InlineMarkdown text={page.summary[locale]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
    />
  );
}
