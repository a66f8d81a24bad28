import { type GraphQLInputObjectType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { type Draft, type DraftFields, fieldsOf, itemsOf } from '../../reference/builder/draft.ts';
import { type FormInput, formInputOf } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props {
  readonly inputs: readonly FormInput[];
  readonly drafts: DraftFields;
  /** Path of the parent, with a final dot. */
  readonly prefix?: string;
  readonly onChange: (drafts: DraftFields) => void;
}

/** A field for every argument or every field of an input object. */
export function InputFields({ inputs, drafts, prefix = '', onChange }: Props) {
  const { demands } = useFields();
  return (
    <div className="builder-fields">
      {inputs.map((input) => {
        const path = `${prefix}${input.name}`;
        return (
          <InputField
            key={input.name}
            input={{ ...input, required: input.required || demands.mandatory.includes(path) }}
            path={path}
            draft={drafts[input.name]}
            onChange={(draft) => onChange({ ...drafts, [input.name]: draft })}
          />
        );
      })}
    </div>
  );
}

export interface FieldProps {
  readonly input: FormInput;
  /** Path of the value: `userProfile.birthDate`, `gateways.0`. */
  readonly path: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function InputField({ draft, ...props }: FieldProps) {
  const type = getNullableType(props.input.type);
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
function ObjectField({ input, path, type, fields, onChange }: ObjectFieldProps) {
  return (
    <OptionalPart input={input} path={path} draft={fields} onChange={onChange}>
      <InputFields
        inputs={Object.values(type.getFields()).map(formInputOf)}
        drafts={fields ?? {}}
        prefix={`${path}.`}
        onChange={onChange}
      />
    </OptionalPart>
  );
}
