import type { ErrorCode, Operation } from '../../model/api/reference.ts';
import { errorResponse, sampleResponse } from '../../reference/samples/responses.ts';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly operation: Operation;
  /** The errors that it may answer with. */
  readonly errors: readonly ErrorCode[];
}

/** A successful answer and one with an error, both made by running the example against the schema. */
export function Responses({ operation, errors }: Props) {
  const { site, strings } = usePage();
  const call = { document: operation.document, variables: operation.variables };
  const code = operation.ownErrors[0] ?? operation.errors[0];
  const error = errors.find((candidate) => candidate.code === code);
  return (
    <>
      <CodeBlock language="json" code={JSON.stringify(sampleResponse(site.reference, call), null, 2)} />
      {error && (
        <>
          <h3 id="error-response">{strings.api.errorResponse}</h3>
          <CodeBlock
            language="json"
            code={JSON.stringify(
              errorResponse(site.reference, call, { code: error.code, message: error.cause.en.markdown }),
              null,
              2,
            )}
          />
        </>
      )}
    </>
  );
}
