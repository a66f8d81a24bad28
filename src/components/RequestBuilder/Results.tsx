import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import type { IslandTexts } from '../Island/Island.tsx';

/** The request in the forms that it is sent in, and the sample answer while nothing is wrong with it. */
export function Results({ built, strings }: { readonly built: BuiltRequest } & IslandTexts) {
  const { api, page } = strings;
  const code = (title: string, text: string) => (
    <figure className="code-block" dir="ltr">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also with the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <button
        type="button"
        className="copy-button"
        data-copy=""
        data-copied={page.copied}
        data-failed={page.copyFailed}
      >
        {page.copyCode}
      </button>
    </figure>
  );
  return (
    <>
      {code('GraphQL', built.document)}
      {code(api.variables, JSON.stringify(built.variables, null, 2))}
      {code('cURL', built.curl)}
      {built.response === undefined ? <p>{api.builder.noResponse}</p> : code(api.response, built.response)}
    </>
  );
}
