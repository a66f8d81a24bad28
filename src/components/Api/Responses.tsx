import { type PageOf, shownError } from '../../model/pages/page.ts';
import { errorResponse, sampleResponse } from '../../reference/samples/responses.ts';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** A successful response and an error, made by running the example. */
export function Responses({ page }: { readonly page: PageOf<'apiOperation'> }) {
  const { site, strings } = usePage();
  const { document, variables } = page.operation;
  const call = { document, variables };
  const error = shownError(page);
  const refusal = error && errorResponse(site.reference, call, { code: error.code, message: error.cause.en.markdown });
  return (
    <>
      <CodeBlock language="json" code={json(sampleResponse(site.reference, call))} />
      {refusal && (
        <>
          <h3 id="error-response">{strings.api.errorResponse}</h3>
          <CodeBlock language="json" code={json(refusal)} />
        </>
      )}
    </>
  );
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
