import { schemaChangelogPath } from '../../model/api/paths.ts';
import type { Operation } from '../../model/api/reference.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatDate } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { releaseId } from '../../model/views/tableOfContents.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { OperationBuilder } from '../RequestBuilder/OperationBuilder.tsx';
import { ApiPage, ApiSection } from './ApiPage.tsx';
import { BasisNote } from './BasisNote.tsx';
import { Behaviour } from './Behaviour.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { InputTree, OutputTree } from './FieldTree.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { Responses } from './Responses.tsx';
import { TypeLink } from './TypeLink.tsx';

/** One operation: access, signature, arguments, result, request, responses, errors, and related operations. */
export function ApiOperationPage({ page }: { readonly page: PageOf<'apiOperation'> }) {
  const { locale, strings } = usePage();
  const { api } = strings;
  const { operation, operationPage, errors, related, next, guides } = page;
  return (
    <ApiPage
      meta={
        <>
          <code dir="ltr">{operation.name}</code>
          <span>
            {api.access}: <strong>{api.role[operation.role]}</strong>
          </span>
          <Since date={page.since} />
        </>
      }
      lead={operationPage.summary[locale]}
    >
      <div className="beside-code">
        <div>
          <BasisNote basis={operation.basis} />
          <Deprecation coordinate={operation.coordinate} isDeprecated={operation.deprecated} />
          {operation.note && (
            <p>
              <InlineText text={operation.note[locale]} />
            </p>
          )}
          <Behaviour operation={operation} next={next} />
          <CodeBlock language="graphql" code={operation.signature} />
          <ApiSection id="arguments">
            {operation.args.length > 0 ? (
              <InputTree inputs={operation.args} demands={operation.demands} />
            ) : (
              <p>{api.noArguments}</p>
            )}
          </ApiSection>
          <ApiSection id="returns">
            <p>
              <TypeLink type={operation.returns} />
            </p>
            <OutputTree fields={operation.returnFields} />
          </ApiSection>
        </div>
        <div className="code-column">
          <ApiSection id="request">
            <RequestTabs operation={operation} />
          </ApiSection>
          <ApiSection id="response">
            <Responses operation={operation} errors={errors} />
          </ApiSection>
        </div>
      </div>
      <OperationBuilder operation={operation} />
      <ApiSection id="errors">
        <ErrorTable errors={errors} />
      </ApiSection>
      <ApiSection id="related">
        <Guides paths={guides} />
        <Related operations={related} />
      </ApiSection>
    </ApiPage>
  );
}

/** The day on which the operation came, with a link to what else came then. */
function Since({ date }: { readonly date: string | undefined }) {
  const { reader, strings } = usePage();
  if (date === undefined) return null;
  return (
    <Link to={`${schemaChangelogPath}#${releaseId(date)}`}>
      {fill(strings.api.since, { date: formatDate(date, reader) })}
    </Link>
  );
}

/** Why the operation should no longer be used, and what to use instead. */
function Deprecation({ coordinate, isDeprecated }: { readonly coordinate: string; readonly isDeprecated: boolean }) {
  const { locale, site, strings } = usePage();
  const reason = site.reference.deprecations.get(coordinate);
  if (!isDeprecated || !reason) return null;
  return (
    <p>
      <strong className="required">{strings.api.deprecated}</strong> <InlineText text={reason[locale]} />
    </p>
  );
}

/** The written pages that explain the operation. */
function Guides({ paths }: { readonly paths: readonly string[] }) {
  const { locale, site, strings } = usePage();
  const views = paths.flatMap((path) => site.views[locale].get(path) ?? []);
  if (views.length === 0) return null;
  return (
    <p>
      {strings.api.guides}{' '}
      {views.map(({ path, title }, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <Link to={path}>{title}</Link>
        </span>
      ))}
    </p>
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
