import { type GraphQLInputType, type GraphQLList, isNonNullType } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { type Draft, emptyDraft } from '../../reference/builder/draft.ts';
import { useFields } from './FieldsContext.tsx';
import { type FieldProps, InputField } from './InputFields.tsx';
import { OptionalPart } from './OptionalPart.tsx';

interface Props extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLList<GraphQLInputType>;
  /** `undefined` while it is left out. */
  readonly items: readonly Draft[] | undefined;
}

/** A list: a field for each item, and buttons that add and remove items. */
export function ListField({ input, path, type, items, onChange }: Props) {
  const { strings, locale } = useFields();
  const { builder } = strings.api;
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    // The field of an item that was added, or the first one in it.
    const field = document.querySelector<HTMLElement>(
      `[id="builder-${path}.${added}"], [id^="builder-${path}.${added}."]`,
    );
    if (added !== undefined) field?.focus();
  }, [added, path]);
  const itemInput = { type: type.ofType, required: isNonNullType(type.ofType) };
  const append = () => {
    onChange([...(items ?? []), emptyDraft(type.ofType)]);
    setAdded(items?.length);
  };
  const remove = (index: number) => {
    setAdded(undefined);
    onChange(items?.filter((_, other) => other !== index));
    // The button that had the focus is gone with its item.
    add.current?.focus();
  };
  return (
    <OptionalPart input={input} path={path} draft={items} onChange={onChange}>
      {items?.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an item
        <div key={index} className="builder-item">
          <InputField
            input={{ ...itemInput, name: String(index) }}
            path={`${path}.${index}`}
            draft={item}
            onChange={(changed) => onChange(items.map((other, at) => (at === index ? changed : other)))}
          />
          <button type="button" onClick={() => remove(index)}>
            {fill(builder.removeItem, { number: formatNumber(index + 1, locale) })}
          </button>
        </div>
      ))}
      <button ref={add} type="button" onClick={append}>
        {builder.addItem}
      </button>
    </OptionalPart>
  );
}
