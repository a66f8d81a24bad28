import { useEffect, useMemo, useRef, useState } from 'react';
import { plural } from '../../model/text/messages.ts';
import type { BuilderData } from '../../reference/builder/builderData.ts';
import {
  type BuiltRequest,
  buildRequest,
  exampleState,
  openBuilder,
  stateOf,
  stateText,
} from '../../reference/builder/builtRequest.ts';
import { formInputOf } from '../../reference/builder/readDraft.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { useAfterPaint } from '../Island/useAfterPaint.ts';
import { FieldsProvider, type FindPlace } from './FieldsContext.tsx';
import { InputFields } from './InputFields.tsx';
import { Results } from './Results.tsx';
import { SelectionTree } from './SelectionTree.tsx';

/** Milliseconds before the address follows: browsers refuse frequent changes. */
const saveDelay = 400;

export interface WorkbenchPage {
  readonly findPlace: FindPlace;
  /** The state in the address, as it was encoded. */
  readonly savedState: () => string | undefined;
  /** Puts the state into the address; `undefined` removes it. */
  readonly saveState: (state: string | undefined) => void;
}

interface Props extends IslandTexts {
  readonly data: BuilderData;
  readonly page: WorkbenchPage;
}

/** The form, and next to it the result, updated with every change. */
export function Workbench({ data, page, ...texts }: Props) {
  const { api } = texts.strings;
  const builder = useMemo(() => openBuilder(data), [data]);
  const example = useMemo(() => exampleState(builder), [builder]);
  const [state, setState] = useState(() => stateOf(builder, page.savedState() ?? '') ?? example);
  // Typing must not wait for the response.
  const settled = useAfterPaint(state);
  const built = useMemo(() => buildRequest(builder, settled), [builder, settled]);
  const text = stateText(builder, settled);
  const exampleText = stateText(builder, example);
  useEffect(() => {
    const saving = setTimeout(() => page.saveState(text === exampleText ? undefined : text), saveDelay);
    return () => clearTimeout(saving);
  }, [page, text, exampleText]);
  const { args } = builder.field;
  const results = useRef<HTMLDivElement>(null);
  return (
    <FieldsProvider value={{ ...texts, mistakes: built.mistakes, findPlace: page.findPlace, demands: data.demands }}>
      <div className="workbench">
        <form onSubmit={(event) => event.preventDefault()}>
          <fieldset>
            <legend>{api.arguments}</legend>
            {args.length > 0 ? (
              <>
                <p className="builder-hint">{api.builder.emptyHint}</p>
                <InputFields
                  inputs={args.map(formInputOf)}
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
          <button type="button" onClick={() => setState(example)}>
            {api.builder.reset}
          </button>
        </form>
        <div className="builder-bar">
          <button type="button" onClick={() => results.current?.scrollIntoView()}>
            {api.request}
          </button>
          <Status built={built} {...texts} />
        </div>
        <div ref={results} className="builder-results">
          <Results built={built} {...texts} />
        </div>
      </div>
    </FieldsProvider>
  );
}

/** Validity of the request, announced on every change, with the errors of graphql-js. */
function Status({ built, strings, locale }: { readonly built: BuiltRequest } & IslandTexts) {
  const { builder } = strings.api;
  const { mistakes, asksNothing, refusals } = built;
  const fits = mistakes.length === 0 && refusals.length === 0;
  return (
    <div role="status" className={fits ? 'builder-fits' : 'builder-mistake'}>
      {fits && <p>{builder.fits}</p>}
      {mistakes.length > 0 && <p>{plural(builder.mistakes, mistakes.length, locale)}</p>}
      {asksNothing && <p>{builder.asksNothing}</p>}
      {refusals.length > 0 && (
        <>
          <p>{builder.refused}</p>
          <ul dir="ltr" lang="en">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
