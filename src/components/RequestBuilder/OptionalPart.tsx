import { getNullableType } from 'graphql';
import type { ReactNode } from 'react';
import { type Draft, draftOf, emptyDraft } from '../../reference/builder/draft.ts';
import type { Slot } from '../../reference/builder/readDraft.ts';
import { FieldName } from './FieldName.tsx';
import { useFields } from './FieldsContext.tsx';

interface Props {
  readonly slot: Slot;
  readonly on: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly children: ReactNode;
}

/** The frame of a list or an input object; one that may be left out is switched on and off. */
export function OptionalPart({ slot, on, onChange, children }: Props) {
  const { strings } = useFields();
  return (
    <fieldset className="builder-part">
      <legend>
        <FieldName slot={slot} />
      </legend>
      {!slot.required && (
        <label className="builder-check">
          <input
            type="checkbox"
            checked={on}
            onChange={() => onChange(on ? draftOf(slot.type, undefined) : emptyDraft(getNullableType(slot.type)))}
          />{' '}
          {strings.api.builder.include}
        </label>
      )}
      {on && children}
    </fieldset>
  );
}
