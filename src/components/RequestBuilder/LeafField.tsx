import { type GraphQLEnumType, type GraphQLScalarType, isEnumType, isNonNullType } from 'graphql';
import type { InputFormat, TextFormat } from '../../model/api/demands.ts';
import type { Strings } from '../../model/config/strings.ts';
import { choices } from '../../reference/builder/draft.ts';
import { nullText } from '../../reference/builder/leafValue.ts';
import type { Slot } from '../../reference/builder/readDraft.ts';
import { inputPath } from '../../reference/demands.ts';
import { formatExample } from '../../reference/formats.ts';
import { scalarExample } from '../../reference/scalars.ts';
import { useFields } from './FieldsContext.tsx';
import { FieldName, MistakeText, ValueList } from './fieldParts.tsx';
import type { FieldProps } from './InputFields.tsx';

interface Props extends Omit<FieldProps, 'draft'> {
  readonly type: GraphQLScalarType | GraphQLEnumType;
  readonly text: string;
}

/** A scalar or enum, typed or chosen, with its format and mistakes below. */
export function LeafField({ slot, path, type, text, onChange }: Props) {
  const { strings, mistakes, findPlace, demands } = useFields();
  const { builder } = strings.api;
  const fieldId = `builder-${path}`;
  const mistake = mistakes.find((candidate) => candidate.path === path);
  const format = demands.formats[inputPath(path)];
  const example = format ? formatExample(format) : scalarExample(type.name);
  const place = findPlace(path);
  const chosen = isEnumType(type) ? type.getValue(text)?.description : undefined;
  const hints = {
    value: chosen && (
      <>
        <code dir="ltr">{text}</code> {chosen}
      </>
    ),
    meaning: place?.meaning,
    hint: (example !== undefined || type.name === 'Upload') && (
      <>
        {hintLabel(example, format, builder)} {example && <code dir="ltr">{example}</code>}
      </>
    ),
  };
  const shown = Object.entries(hints).filter(([, hint]) => hint);
  const described = [...shown.map(([part]) => part), ...(mistake ? ['mistake'] : [])];
  const options = format && 'values' in format ? format.values : choices(type);
  const control = {
    id: fieldId,
    className: 'form-field',
    value: text,
    // Formatted values are Latin, and an empty field should be aligned like them.
    dir: type.name === 'String' && !format ? 'auto' : 'ltr',
    'aria-required': slot.required,
    'aria-invalid': mistake !== undefined,
    'aria-describedby': described.map((part) => `${fieldId}-${part}`).join(' ') || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className="builder-field">
      <label htmlFor={fieldId}>
        <FieldName slot={slot} typePage={isEnumType(type) || scalarExample(type.name) ? place?.typePage : undefined} />
      </label>
      {options.length > 0 ? (
        <select {...control}>
          {(!slot.required || text === '') && <option value="">{builder.notSet}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
          {!slot.required && <option>{nullText}</option>}
        </select>
      ) : longTexts.test(slot.name) ? (
        <textarea {...control} rows={3} />
      ) : (
        <input
          {...control}
          type="text"
          inputMode={keyboard(slot, type.name, format)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {shown.map(([part, hint]) => (
        <p key={part} id={`${fieldId}-${part}`} className="builder-hint">
          {hint}
        </p>
      ))}
      {isEnumType(type) && place && <ValueList type={type} />}
      {mistake && (
        <p id={`${fieldId}-mistake`} className="builder-mistake">
          <MistakeText mistake={mistake} />
        </p>
      )}
    </div>
  );
}

/** Names of fields with multi-line texts. */
const longTexts = /^(body|content|description|message|text)$/i;

const typeKeyboards: Readonly<Record<string, 'numeric' | 'decimal'>> = { Int: 'numeric', Float: 'decimal' };
const formatKeyboards: Partial<Readonly<Record<TextFormat, 'email' | 'numeric' | 'tel' | 'url'>>> = {
  email: 'email',
  emailCode: 'numeric',
  https: 'url',
  phone: 'tel',
  wholeNumber: 'numeric',
};

/** Keyboard of a phone for the type; one without letters only if null cannot be sent. */
function keyboard({ type }: Slot, typeName: string, format: InputFormat | undefined) {
  const fitting = format && 'as' in format ? formatKeyboards[format.as] : typeKeyboards[typeName];
  return isNonNullType(type) || fitting === 'email' || fitting === 'url' ? fitting : undefined;
}

/** Label before an example or limits; undefined for the name of a file. */
function hintLabel(
  example: string | undefined,
  format: InputFormat | undefined,
  { fileName, format: written, range }: Strings['api']['builder'],
): string {
  if (example === undefined) return fileName;
  return format && 'min' in format ? range : written;
}
