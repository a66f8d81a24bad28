import type { Strings } from '../../model/config/strings.ts';

interface Props {
  /** Name in the form and, where the filter has one, in the address. */
  readonly name: string;
  readonly label: string;
  /** Values with their texts; an empty value, which restricts nothing, comes before them. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly strings: Strings;
  /** The choice and what follows from another one; without them the browser keeps the choice. */
  readonly value?: string;
  readonly onChoose?: (value: string) => void;
}

/** A condition with few values, each in sight: one tap. */
export function FilterChips({ name, label, options, strings, value, onChoose }: Props) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {[['', strings.filter.all] as const, ...options].map(([id, text]) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            {...(onChoose ? { checked: id === value, onChange: () => onChoose(id) } : { defaultChecked: id === '' })}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
