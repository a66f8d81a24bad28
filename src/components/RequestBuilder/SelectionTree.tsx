import { isSelected, type Selectable, type Selection, toggled } from '../../reference/builder/selection.ts';

interface Props {
  readonly fields: readonly Selectable[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Fields of the response to select; those of an object are shown while it is selected. */
export function SelectionTree({ fields, selection, onChange }: Props) {
  return (
    <ul className="builder-selection">
      {fields.map((field) => {
        const selected = isSelected(field, selection);
        return (
          <li key={field.name}>
            <label className="builder-check">
              <input type="checkbox" checked={selected} onChange={() => onChange(toggled(field, selection))} />{' '}
              <code dir="ltr">{field.name}</code>{' '}
              <code dir="ltr" className="builder-type">
                {field.type}
              </code>
            </label>
            {selected && field.fields.length > 0 && (
              <SelectionTree fields={field.fields} selection={selection} onChange={onChange} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
