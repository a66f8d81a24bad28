import { useDeferredValue, useMemo, useState } from 'react';
import type { BuilderData } from '../../reference/builder/builderData.ts';
import { buildRequest, exampleState, openBuilder } from '../../reference/builder/builtRequest.ts';
import { slotOf } from '../../reference/builder/readDraft.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { FieldsProvider } from './FieldsContext.tsx';
import { InputFields } from './InputFields.tsx';
import { Results } from './Results.tsx';
import { SelectionTree } from './SelectionTree.tsx';
import { Status } from './Status.tsx';

/** The form, and what it makes: document, variables, cURL and sample answer, updated with every change. */
export function Workbench({ data, ...texts }: { readonly data: BuilderData } & IslandTexts) {
  const { api } = texts.strings;
  const builder = useMemo(() => openBuilder(data), [data]);
  const [state, setState] = useState(() => exampleState(builder));
  // Typing must not wait for the answer.
  const settled = useDeferredValue(state);
  const built = useMemo(() => buildRequest(builder, settled), [builder, settled]);
  const { args } = builder.field;
  return (
    <FieldsProvider value={{ ...texts, mistakes: built.mistakes }}>
      <form onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{api.arguments}</legend>
          {args.length > 0 ? (
            <>
              <p className="builder-hint">{api.builder.emptyHint}</p>
              <InputFields
                slots={args.map(slotOf)}
                drafts={state.drafts}
                onChange={(drafts) => setState({ ...state, drafts })}
              />
            </>
          ) : (
            <p>{api.noArguments}</p>
          )}
        </fieldset>
        {builder.selectable.length > 0 && (
          <fieldset>
            <legend>{api.returns}</legend>
            <SelectionTree
              fields={builder.selectable}
              selection={state.selection}
              onChange={(selection) => setState({ ...state, selection })}
            />
          </fieldset>
        )}
        <button type="button" onClick={() => setState(exampleState(builder))}>
          {api.builder.reset}
        </button>
      </form>
      <Status built={built} {...texts} />
      <Results built={built} {...texts} />
    </FieldsProvider>
  );
}
