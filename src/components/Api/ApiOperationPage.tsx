import type { Operation } from '../../model/api/reference.ts';
import type { PageOf } from '../../model/page.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { OperationBuilder } from '../RequestBuilder/OperationBuilder.tsx';
import { ApiPage } from './ApiPage.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { InputTable } from './InputTable.tsx';
import { OutputTree } from './OutputTree.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { Responses } from './Responses.tsx';
import { TypeLink } from './TypeLink.tsx';

/** One operation: access, signature, arguments, result, request, responses, errors, and related operations. */
export function ApiOperationPage({ page }: { readonly page: PageOf<'apiOperation'> }) {
  const { locale, strings } = usePage();
  const { api } = strings;
  const { operation, operationPage, errors, related } = page;
  return (
    <ApiPage
      lead={operationPage.summary[locale]}
      head={
        <>
          <p>
            {api.access}: <strong>{api.role[operation.role]}</strong>
          </p>
          {operation.note && (
            <p>
              <InlineText text={operation.note[locale]} />
            </p>
          )}
          <CodeBlock language="graphql" code={operation.signature} />
        </>
      }
      sections={{
        arguments: operation.args.length > 0 ? <InputTable inputs={operation.args} /> : <p>{api.noArguments}</p>,
        returns: (
          <>
            <p>
              <TypeLink type={operation.returns} />
            </p>
            <OutputTree fields={operation.returnFields} />
          </>
        ),
        request: (
          <>
            <RequestTabs operation={operation} />
            <OperationBuilder operation={operation} />
          </>
        ),
        response: <Responses operation={operation} errors={errors} />,
        errors: <ErrorTable errors={errors} />,
        related: <Related operations={related} />,
      }}
    />
  );
}

function Related({ operations }: { readonly operations: readonly Operation[] }) {
  const { locale } = usePage();
  return (
    <ul>
      {operations.map(({ coordinate, path, title }) => (
        <li key={coordinate}>
          <Link to={path}>{title[locale]}</Link>
        </li>
      ))}
    </ul>
  );
}
