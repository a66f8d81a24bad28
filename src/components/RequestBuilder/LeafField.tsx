import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { choices } from '../../reference/builder/draft.ts';
import { nullText } from '../../reference/builder/leafValue.ts';
import { scalarExample } from '../../reference/scalars.ts';
import { FieldName } from './FieldName.tsx';
import { useFields } from './FieldsContext.tsx';
import type { FieldProps } from './InputFields.tsx';

interface Props extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLScalarType | GraphQLEnumType;
  readonly text: string;
}

/** A scalar or enum: typed, or chosen where there is a choice. Under it, how it is written and what is wrong with it. */
export function LeafField({ slot, path, type, text, onChange }: Props) {
  const { strings, mistakes, findPlace } = useFields();
  const { builder } = strings.api;
  const fieldId = `builder-${path}`;
  const mistake = mistakes.find((candidate) => candidate.path === path);
  const example = scalarExample(type.name);
  const place = findPlace(path);
  const hasHint = example !== undefined || type.name === 'Upload';
  const described = [place && `${fieldId}-meaning`, hasHint && `${fieldId}-hint`, mistake && `${fieldId}-mistake`]
    .filter(Boolean)
    .join(' ');
  const options = choices(type);
  const control = {
    id: fieldId,
    className: 'form-field',
    value: text,
    dir: type.name === 'String' ? 'auto' : 'ltr',
    'aria-required': slot.required,
    'aria-invalid': mistake !== undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ kind: 'leaf', text: target.value }),
  };
  return (
    <div className="builder-field">
      <label htmlFor={fieldId}>
        <FieldName slot={slot} typePage={isEnumType(type) || example ? place?.typePage : undefined} />
      </label>
      {options.length > 0 ? (
        <select {...control}>
          {!slot.required && <option value="">{builder.notSet}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
          {!slot.required && <option>{nullText}</option>}
        </select>
      ) : longTexts.test(slot.name) ? (
        <textarea {...control} rows={3} />
      ) : (
        <input {...control} type="text" inputMode={inputModes[type.name]} autoComplete="off" spellCheck={false} />
      )}
      {place && (
        <p id={`${fieldId}-meaning`} className="builder-hint">
          {place.meaning}
        </p>
      )}
      {hasHint && (
        <p id={`${fieldId}-hint`} className="builder-hint">
          {example === undefined ? builder.fileName : builder.format} {example && <code dir="ltr">{example}</code>}
        </p>
      )}
      {mistake && (
        <p id={`${fieldId}-mistake`} className="builder-mistake">
          {builder.mistake[mistake.kind]}
        </p>
      )}
    </div>
  );
}

/** Names of fields whose texts have lines. */
const longTexts = /^(body|content|description|message|text)$/i;

const inputModes: Readonly<Record<string, 'numeric' | 'decimal'>> = { Int: 'numeric', Float: 'decimal' };
