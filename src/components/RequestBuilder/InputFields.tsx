import { type GraphQLInputObjectType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { type Draft, type DraftFields, emptyDraft, type ObjectDraft } from '../../reference/builder/draft.ts';
import { type Slot, slotOf } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props {
  readonly slots: readonly Slot[];
  readonly drafts: DraftFields;
  /** Path of what the fields belong to, with its final dot. */
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
            draft={drafts[slot.name] ?? emptyDraft(slot.type)}
            onChange={(draft) => onChange({ ...drafts, [slot.name]: draft })}
          />
        );
      })}
    </div>
  );
}

export interface FieldProps<Kind extends Draft = Draft> {
  readonly slot: Slot;
  /** Path of the value: `userProfile.birthDate`, `gateways.0`. */
  readonly path: string;
  readonly draft: Kind;
  readonly onChange: (draft: Draft) => void;
}

/** A field that fits the type of its value. */
export function InputField({ draft, ...props }: FieldProps) {
  const type = getNullableType(props.slot.type);
  if (isInputObjectType(type)) {
    return <ObjectField {...props} type={type} draft={draft.kind === 'object' ? draft : undefined} />;
  }
  if (isListType(type)) return <ListField {...props} type={type} draft={draft.kind === 'list' ? draft : undefined} />;
  return <LeafField {...props} type={type} text={draft.kind === 'leaf' ? draft.text : ''} />;
}

interface ObjectFieldProps extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLInputObjectType;
  /** `undefined` while it is left out. */
  readonly draft: ObjectDraft | undefined;
}

/** Renders the fields of an input object in a nested fieldset. */
function ObjectField({ slot, path, type, draft, onChange }: ObjectFieldProps) {
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
