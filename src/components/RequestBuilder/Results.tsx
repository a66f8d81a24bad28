import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import type { IslandTexts } from '../Island/Island.tsx';

/** The request in the forms that it is sent in, and the sample answer while nothing is wrong with it. */
export function Results({ built, strings }: { readonly built: BuiltRequest } & IslandTexts) {
  const { api, page } = strings;
  const code = (title: string, text: string, look = 'code-block') => (
    <figure className={look} dir="ltr">
      <figcaption>{title}</figcaption>
      <button
        type="button"
        className="copy-button"
        data-copy=""
        data-copied={page.copied}
        data-failed={page.copyFailed}
      >
        {page.copyCode}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also with the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
  return (
    <>
      {code('GraphQL', built.document)}
      {code(api.variables, JSON.stringify(built.variables, null, 2))}
      {code('cURL', built.curl, 'code-block code-wraps')}
      {built.response === undefined ? <p>{api.builder.noResponse}</p> : code(api.response, built.response)}
    </>
  );
}
