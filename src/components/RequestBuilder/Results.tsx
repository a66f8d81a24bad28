import { useState } from 'react';
import { store, stored } from '../../dom/storage.ts';
import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import { requestSamples } from '../../reference/requests/samples.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { CodeFigure } from '../mdx/CodeBlock/CodeFigure.tsx';

/** Storage key of the reader's choice in the tabs of samples (`src/browser/tabs.ts`). */
const choice = 'tabs-client';

/** Document, variables, request and sample response, not highlighted: grammars are too heavy. */
export function Results({ built, strings }: { readonly built: BuiltRequest } & IslandTexts) {
  const { api, page } = strings;
  const [id, setId] = useState(() => stored(choice));
  const sample = requestSamples.find((one) => one.id === id) ?? requestSamples[0];
  const code = (name: string, text: string, look = 'code-block') => (
    <CodeFigure className={look} name={name} texts={page}>
      {text}
    </CodeFigure>
  );
  return (
    <>
      {code('GraphQL', built.document)}
      {code(api.variables, JSON.stringify(built.variables, null, 2))}
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
      {sample && code(sample.label, sample.write(built.request), 'code-block code-wraps')}
      {built.response === undefined ? <p>{api.builder.noResponse}</p> : code(api.response, built.response)}
    </>
  );
}
