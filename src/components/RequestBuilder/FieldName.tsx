import { formatNumber } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import type { Slot } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';

/** Name or number of a field, its type, and a mark if required. */
export function FieldName({ slot, typePage }: { readonly slot: Slot; readonly typePage?: string | undefined }) {
  const { strings, locale } = useFields();
  const index = Number(slot.name);
  return (
    <>
      {Number.isNaN(index) ? (
        <code dir="ltr">{slot.name}</code>
      ) : (
        fill(strings.api.builder.item, { number: formatNumber(index + 1, locale) })
      )}{' '}
      <code dir="ltr" className="builder-type">
        {typePage === undefined ? (
          String(slot.type)
        ) : (
          <a href={typePage} target="_blank" rel="noopener">
            {String(slot.type)}
          </a>
        )}
      </code>
      {slot.required && <small className="required"> {strings.api.required}</small>}
    </>
  );
}
