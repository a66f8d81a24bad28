import { getNamedType, getNullableType, isEnumType, isNonNullType } from 'graphql';
import { type ReactNode, useRef } from 'react';
import { type Draft, emptyDraft } from '../../reference/builder/draft.ts';
import type { FormInput } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';
import { FieldName, MistakeText, ValueList } from './fieldParts.tsx';

interface Props {
  readonly input: FormInput;
  readonly path: string;
  /** Its content; `undefined` while it is left out. */
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly children: ReactNode;
}

/** Frame of a list or input object that can be left out and is restored unchanged. */
export function OptionalPart({ input, path, draft, onChange, children }: Props) {
  const { strings, mistakes, findPlace } = useFields();
  const mistake = mistakes.find((candidate) => candidate.path === path);
  const mistakeId = `builder-${path}-mistake`;
  const place = findPlace(path);
  const before = useRef<Draft>(undefined);
  const on = draft !== undefined;
  const named = getNamedType(input.type);
  const toggle = () => {
    if (on) before.current = draft;
    onChange(on ? undefined : (before.current ?? emptyDraft(getNullableType(input.type))));
  };
  return (
    <fieldset className="builder-part" aria-describedby={mistake && mistakeId}>
      <legend>
        <FieldName input={input} typePage={isEnumType(named) ? place?.typePage : undefined} />
      </legend>
      {place && <p className="builder-hint">{place.meaning}</p>}
      {!isNonNullType(input.type) && (
        <label className="builder-check">
          <input type="checkbox" checked={on} onChange={toggle} /> {strings.api.builder.include}
        </label>
      )}
      {on && children}
      {on && isEnumType(named) && <ValueList type={named} />}
      {mistake && (
        <p id={mistakeId} className="builder-mistake">
          <MistakeText mistake={mistake} />
        </p>
      )}
    </fieldset>
  );
}
