import { useState } from 'react';
import { store, stored } from '../../dom/storage.ts';
import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import { requestSamples } from '../../reference/requests/samples.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { type Token, Tokens } from '../mdx/CodeBlock/Tokens.tsx';
import { lexed } from './lexed.ts';

/** Storage key of the reader's choice in the tabs of samples (`src/browser/tabs.ts`). */
const choice = 'tabs-client';

/**
 * The document, its variables, the request in the language that the reader has chosen for samples,
 * and the sample answer while nothing is wrong. Documents and JSON have the colours of the page.
 * The programs have none: they are copied rather than read, and every way costs too much. The
 * grammars of the build would weigh 75 kB, twice the builder; Prism adds 11 kB and a global, in its
 * own colours; and Speed Highlight needs lookbehind in regular expressions, which Safari has since
 * 16.4 only.
 */
export function Results({ built, strings }: { readonly built: BuiltRequest } & IslandTexts) {
  const { api, page } = strings;
  const [id, setId] = useState(() => stored(choice));
  const sample = requestSamples.find((one) => one.id === id) ?? requestSamples[0];
  const code = (title: string, tokens: readonly Token[], look = 'code-block') => (
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
        <code>
          <Tokens tokens={tokens} />
        </code>
      </pre>
    </figure>
  );
  return (
    <>
      {code('GraphQL', lexed(built.document, 'graphql'))}
      {code(api.variables, lexed(JSON.stringify(built.variables, null, 2), 'json'))}
      <label className="builder-language">
        {api.builder.language}{' '}
        <select
          className="form-field"
          value={sample?.id}
          onChange={({ target }) => {
            store(choice, target.value);
            setId(target.value);
          }}
        >
          {requestSamples.map(({ id: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {sample && code(sample.label, [{ text: sample.write(built.request) }], 'code-block code-wraps')}
      {built.response === undefined ? (
        <p>{api.builder.noResponse}</p>
      ) : (
        code(api.response, lexed(built.response, 'json'))
      )}
    </>
  );
}
