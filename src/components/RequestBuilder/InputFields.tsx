import { type GraphQLInputObjectType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { type Draft, type DraftFields, fieldsOf, itemsOf } from '../../reference/builder/draft.ts';
import { type Slot, slotOf } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props {
  readonly slots: readonly Slot[];
  readonly drafts: DraftFields;
  /** Path of the parent, with a final dot. */
  readonly prefix?: string;
  readonly onChange: (drafts: DraftFields) => void;
}

/** A field for every argument or every field of an input object. */
export function InputFields({ slots, drafts, prefix = '', onChange }: Props) {
  const { demands } = useFields();
  return (
    <div className="builder-fields">
      {slots.map((slot) => {
        const path = `${prefix}${slot.name}`;
        return (
          <InputField
            key={slot.name}
            slot={{ ...slot, required: slot.required || demands.mandatory.includes(path) }}
            path={path}
            draft={drafts[slot.name]}
            onChange={(draft) => onChange({ ...drafts, [slot.name]: draft })}
          />
        );
      })}
    </div>
  );
}

export interface FieldProps {
  readonly slot: Slot;
  /** Path of the value: `userProfile.birthDate`, `gateways.0`. */
  readonly path: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function InputField({ draft, ...props }: FieldProps) {
  const type = getNullableType(props.slot.type);
  if (isInputObjectType(type)) return <ObjectField {...props} type={type} fields={fieldsOf(draft)} />;
  if (isListType(type)) return <ListField {...props} type={type} items={itemsOf(draft)} />;
  return <LeafField {...props} type={type} text={typeof draft === 'string' ? draft : ''} />;
}

interface ObjectFieldProps extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLInputObjectType;
  /** `undefined` while it is left out. */
  readonly fields: DraftFields | undefined;
}

/** Renders the fields of an input object in a nested fieldset. */
function ObjectField({ slot, path, type, fields, onChange }: ObjectFieldProps) {
  return (
    <OptionalPart slot={slot} path={path} draft={fields} onChange={onChange}>
      <InputFields
        slots={Object.values(type.getFields()).map(slotOf)}
        drafts={fields ?? {}}
        prefix={`${path}.`}
        onChange={onChange}
      />
    </OptionalPart>
  );
}
