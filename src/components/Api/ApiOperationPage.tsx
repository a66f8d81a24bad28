import { schemaChangelogPath } from '../../model/api/paths.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatDate } from '../../model/text/format.ts';
import { plainText } from '../../model/text/inlineText.ts';
import { fill } from '../../model/text/messages.ts';
import { releaseId } from '../../model/views/tableOfContents.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { OperationBuilder } from '../RequestBuilder/OperationBuilder.tsx';
import { ApiPage, ApiSection } from './ApiPage.tsx';
import { BasisNote } from './BasisNote.tsx';
import { Behaviour } from './Behaviour.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { InputTree, OutputTree } from './FieldTree.tsx';
import { Guides } from './Guides.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { Responses } from './Responses.tsx';
import { TypeLink } from './TypeLink.tsx';

export function ApiOperationPage({ page }: { readonly page: PageOf<'apiOperation'> }) {
  const { locale, strings } = usePage();
  const { api } = strings;
  const { operation, operationPage, errors, guides } = page;
  // The fact starts with yes or no.
  const repeat = plainText(operation.behaviour?.repeat?.[locale].content ?? []).split(/[:,،؛]/, 1)[0];
  return (
    <ApiPage
      meta={
        <>
          <code dir="ltr">{operation.name}</code>
          <strong>{api.role[operation.role]}</strong>
          {repeat && (
            <span>
              {api.behaviour.repeat}: {repeat}
            </span>
          )}
          <Since date={page.since} />
          <a href="#behaviour">{api.behaviour.title}</a>
          <a href="#errors">{api.errors}</a>
          <a href="#builder" className="needs-js">
            {api.builder.title}
          </a>
        </>
      }
      lead={operationPage.summary[locale]}
    >
      <Deprecation coordinate={operation.coordinate} isDeprecated={operation.deprecated} />
      {operation.note && (
        <p>
          <InlineText text={operation.note[locale]} />
        </p>
      )}
      <div className="next-to-code">
        <ApiSection id="request">
          <RequestTabs operation={operation} />
        </ApiSection>
        <ApiSection id="arguments">
          {operation.args.length > 0 ? (
            <InputTree inputs={operation.args} demands={operation.demands} />
          ) : (
            <p>{api.noArguments}</p>
          )}
        </ApiSection>
        <ApiSection id="response">
          <Responses page={page} />
        </ApiSection>
        <ApiSection id="returns">
          <p>
            <TypeLink type={operation.returns} />
          </p>
          <OutputTree fields={operation.returnFields} />
        </ApiSection>
      </div>
      <ApiSection id="builder">
        <OperationBuilder operation={operation} />
      </ApiSection>
      <ApiSection id="behaviour">
        <Behaviour page={page} />
        <BasisNote basis={operation.basis} />
      </ApiSection>
      <ApiSection id="errors">
        <ErrorTable errors={errors} />
      </ApiSection>
      <Guides label={strings.api.guides} paths={guides} />
    </ApiPage>
  );
}

/** Day the operation was added, linked to the other changes of that day. */
function Since({ date }: { readonly date: string | undefined }) {
  const { reader, strings } = usePage();
  if (date === undefined) return null;
  return (
    <Link to={`${schemaChangelogPath}#${releaseId(date)}`}>
      {fill(strings.api.since, { date: formatDate(date, reader) })}
    </Link>
  );
}

/** Reason for a deprecation, and what to use instead. */
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
