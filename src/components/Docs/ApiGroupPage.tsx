import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { trail } from '../../model/trail.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { DocsLayout } from './DocsLayout.tsx';

/** A group of operations of the API: what each does and who may call it. */
export function ApiGroupPage({ route }: { readonly route: RouteOf<'apiGroup'> }) {
  const { site, locale, strings } = usePage();
  const { title, description } = pageInfo(site, locale, route);
  const group = site.apiGroups.find(({ slug, kind }) => slug === route.slug && kind === route.operationKind);
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <div className="content">
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
                {group?.operations.map((operation) => (
                  <tr key={operation.slug} id={operation.slug}>
                    <td>
                      <code dir="ltr">{operation.name}</code>
                    </td>
                    <td>{strings.api.role[operation.role]}</td>
                    <td>{operation.summary[locale]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </article>
    </DocsLayout>
  );
}
