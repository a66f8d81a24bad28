import { type GraphQLInputType, type GraphQLList, isNonNullType } from 'graphql';
import { useRef } from 'react';
import { formatNumber } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { type Draft, emptyDraft, type ListDraft } from '../../reference/builder/draft.ts';
import { useFields } from './FieldsContext.tsx';
import { type FieldProps, InputField } from './InputFields.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLList<GraphQLInputType>;
  /** `undefined` while it is left out. */
  readonly draft: ListDraft | undefined;
}

/** A list: a field for each item, and buttons that add and remove items. */
export function ListField({ slot, path, type, draft, onChange }: Props) {
  const { strings, locale } = useFields();
  const { builder } = strings.api;
  const add = useRef<HTMLButtonElement>(null);
  const items = draft?.items ?? [];
  const change = (changed: readonly Draft[]) => onChange({ kind: 'list', items: changed });
  const itemSlot = { type: type.ofType, required: isNonNullType(type.ofType) };
  const remove = (index: number) => {
    change(items.filter((_, other) => other !== index));
    // The button that had the focus is gone with its item.
    add.current?.focus();
  };
  return (
    <OptionalPart slot={slot} on={draft !== undefined} onChange={onChange}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list, and its field keeps no state
        <div key={index} className="builder-item">
          <InputField
            slot={{ ...itemSlot, name: String(index) }}
            path={`${path}.${index}`}
            draft={item}
            onChange={(changed) => change(items.map((other, at) => (at === index ? changed : other)))}
          />
          <button type="button" onClick={() => remove(index)}>
            {fill(builder.removeItem, { number: formatNumber(index + 1, locale) })}
          </button>
        </div>
      ))}
      <button ref={add} type="button" onClick={() => change([...items, emptyDraft(type.ofType)])}>
        {builder.addItem}
      </button>
    </OptionalPart>
  );
}
