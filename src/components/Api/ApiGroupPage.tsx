import type { PageOf } from '../../model/pages/page.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';
import { CodeLink } from './CodeLink.tsx';

export function ApiGroupPage({ page }: { readonly page: PageOf<'apiGroup'> }) {
  const { locale, strings } = usePage();
  return (
    <ApiPage
      head={
        <ul className="operation-list">
          {page.operations.map(({ operation, operationPage }) => (
            <li key={operationPage.slug}>
              <h2>
                <CodeLink to={operationPage.path} name={operation.name} />
              </h2>
              <p className="meta">
                <span>{operationPage.title[locale]}</span>
                <span>
                  {strings.api.access}: {strings.api.role[operation.role]}
                </span>
              </p>
              <p>
                <InlineText text={operationPage.summary[locale]} />
              </p>
            </li>
          ))}
        </ul>
      }
    />
  );
}
