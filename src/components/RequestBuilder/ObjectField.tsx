import type { GraphQLInputObjectType } from 'graphql';
import type { ObjectDraft } from '../../reference/builder/draft.ts';
import { slotOf } from '../../reference/builder/readDraft.ts';
import { type FieldProps, InputFields } from './InputFields.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLInputObjectType;
  /** `undefined` while it is left out. */
  readonly draft: ObjectDraft | undefined;
}

/** Renders the fields of an input object in a nested fieldset. */
export function ObjectField({ slot, path, type, draft, onChange }: Props) {
  return (
    <OptionalPart slot={slot} path={path} draft={draft} onChange={onChange}>
      <InputFields
        slots={Object.values(type.getFields()).map(slotOf)}
        drafts={draft?.fields ?? {}}
        prefix={`${path}.`}
        onChange={(fields) => onChange({ kind: 'object', fields })}
      />
    </OptionalPart>
  );
}
