import { useEffect, useRef } from 'react';
import type { TypedName } from './FilterForm.tsx';

interface Props {
  readonly name: TypedName;
  readonly label: string;
  /** Text in the address. */
  readonly value: string;
  readonly placeholder?: string | undefined;
  /** Called with each change of the field. */
  readonly onType: (value: string) => void;
}

/** A typed condition; field and address follow each other. */
export function TypedCondition({ name, label, value, placeholder, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each address once
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = input.value.trim();
    if (!hydrated.current) {
      hydrated.current = true;
      // Letters that came before the field was hydrated.
      if (typed !== value && typed !== '') {
        onType(typed);
        return;
      }
    }
    const typedOn = value !== '' && input === document.activeElement && typed.startsWith(value);
    if (typed !== value && !typedOn) input.value = value;
  }, [value]);
  return (
    <label>
      {label}
      <input
        ref={field}
        type="search"
        name={name}
        autoComplete="off"
        enterKeyHint="search"
        dir={name === 'since' ? 'ltr' : undefined}
        placeholder={placeholder}
        defaultValue=""
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}
