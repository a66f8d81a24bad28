import { useState } from 'react';
import { store, stored } from '../../dom/storage.ts';
import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import { requestSamples } from '../../reference/requests/samples.ts';
import type { IslandTexts } from '../Island/Island.tsx';

/** Where the tabs of the samples on the pages keep the reader's choice (`src/browser/tabs.ts`). */
const choice = 'tabs-client';

/** The request in the language that the reader has chosen for samples, its document and variables, and the sample answer while nothing is wrong. */
export function Results({ built, strings }: { readonly built: BuiltRequest } & IslandTexts) {
  const { api, page } = strings;
  const [id, setId] = useState(() => stored(choice));
  const sample = requestSamples.find((one) => one.id === id) ?? requestSamples[0];
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
      <label className="builder-language">
        {api.builder.language}{' '}
        <select
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
      {sample && code(sample.label, sample.write(built.request), 'code-block code-wraps')}
      {built.response === undefined ? <p>{api.builder.noResponse}</p> : code(api.response, built.response)}
    </>
  );
}
