import type { Operation } from '../../reference/model.ts';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { OperationBuilder } from '../RequestBuilder/OperationBuilder.tsx';
import { ApiPage, type ApiSection } from './ApiPage.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { InputTable } from './InputTable.tsx';
import { OutputTree } from './OutputTree.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { Responses } from './Responses.tsx';
import { TypeLink } from './TypeLink.tsx';

/** One operation: access, signature, arguments, result, request, responses, errors, and what is near it. */
export function ApiOperationPage({ coordinate }: { readonly coordinate: string }) {
  const { site, locale, strings, route } = usePage();
  const operation = site.reference.operations.find((other) => other.coordinate === coordinate);
  if (!operation) throw new Error(`The schema has no operation ${coordinate}.`);
  const { api } = strings;
  const sections: ApiSection[] = [
    {
      id: 'arguments',
      title: api.arguments,
      content: operation.args.length > 0 ? <InputTable inputs={operation.args} /> : <p>{api.noArguments}</p>,
    },
    {
      id: 'returns',
      title: api.returns,
      content: (
        <>
          <p>
            <TypeLink type={operation.returns} />
          </p>
          <OutputTree fields={operation.returnFields} />
        </>
      ),
    },
    {
      id: 'request',
      title: api.request,
      content: (
        <>
          <RequestTabs operation={operation} />
          <OperationBuilder operation={operation} />
        </>
      ),
    },
    { id: 'response', title: api.response, content: <Responses operation={operation} /> },
    { id: 'errors', title: api.errors, content: <ErrorTable operation={operation} /> },
    { id: 'related', title: api.related, content: <Related operation={operation} /> },
  ];
  const page = operation.pages.find(({ path }) => path === route.path) ?? operation;
  return (
    <ApiPage
      lead={page.summary[locale]}
      head={
        <>
          <p>
            {api.access}: <strong>{api.role[operation.role]}</strong>
          </p>
          {operation.note && (
            <p>
              <InlineMarkdown text={operation.note[locale]} />
            </p>
          )}
          <CodeBlock language="graphql" code={operation.signature} />
        </>
      }
      sections={sections}
    />
  );
}

function Related({ operation }: { readonly operation: Operation }) {
  const { site, locale } = usePage();
  return (
    <ul>
      {operation.related.map((coordinate) => {
        const other = site.reference.operations.find((candidate) => candidate.coordinate === coordinate);
        return (
          other && (
            <li key={coordinate}>
              <Link to={other.path}>{other.title[locale]}</Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
