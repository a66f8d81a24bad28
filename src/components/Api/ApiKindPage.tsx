import type { PageOf } from '../../model/pages/page.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';
import { CodeLink } from './CodeLink.tsx';

export function ApiKindPage({ page: { groups } }: { readonly page: PageOf<'apiKind'> }) {
  const { locale } = usePage();
  return (
    <ApiPage
      head={
        <ul className="operation-list">
          {groups.map(({ group, operations }) => (
            <li key={group.path}>
              <h2>
                <Link to={group.path}>{group.title[locale]}</Link>
              </h2>
              <p>
                <InlineText text={group.description[locale]} />
              </p>
              <ul className="names">
                {operations.map(({ operation, operationPage }) => (
                  <li key={operationPage.path}>
                    <CodeLink to={operationPage.path} name={operation.name} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      }
    />
  );
}
