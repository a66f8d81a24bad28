import { type GraphQLEnumType, type GraphQLScalarType, isEnumType, isNonNullType } from 'graphql';
import type { InputFormat, TextFormat } from '../../model/api/demands.ts';
import type { Strings } from '../../model/config/strings.ts';
import { choices } from '../../reference/builder/draft.ts';
import { nullText } from '../../reference/builder/leafValue.ts';
import type { FormInput } from '../../reference/builder/readDraft.ts';
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
export function LeafField({ input, path, type, text, onChange }: Props) {
  const { mistakes, findPlace, demands } = useFields();
  const fieldId = `builder-${path}`;
  const mistake = mistakes.find((candidate) => candidate.path === path);
  const format = demands.formats[inputPath(path)];
  const doc = findPlace(path);
  const hints = useHints({ type, text }, format, doc?.meaning);
  const described = [...hints.map(([name]) => name), ...(mistake ? ['mistake'] : [])];
  return (
    <div className="builder-field">
      <label htmlFor={fieldId}>
        <FieldName input={input} typePage={isEnumType(type) || scalarExample(type.name) ? doc?.typePage : undefined} />
      </label>
      <LeafControl
        {...{ input, type, format }}
        id={fieldId}
        value={text}
        isWrong={mistake !== undefined}
        describedBy={described.map((name) => `${fieldId}-${name}`).join(' ') || undefined}
        onChange={onChange}
      />
      {hints.map(([name, hint]) => (
        <p key={name} id={`${fieldId}-${name}`} className="builder-hint">
          {hint}
        </p>
      ))}
      {isEnumType(type) && doc && <ValueList type={type} />}
      {mistake && (
        <p id={`${fieldId}-mistake`} className="builder-mistake">
          <MistakeText mistake={mistake} />
        </p>
      )}
    </div>
  );
}

/** The paragraphs below a field, by the last part of their ids. */
function useHints({ type, text }: Pick<Props, 'type' | 'text'>, format: InputFormat | undefined, meaning?: string) {
  const { builder } = useFields().strings.api;
  const example = format ? formatExample(format) : scalarExample(type.name);
  const chosen = isEnumType(type) ? type.getValue(text)?.description : undefined;
  const hints = {
    value: chosen && (
      <>
        <code dir="ltr">{text}</code> {chosen}
      </>
    ),
    meaning,
    hint: (example !== undefined || type.name === 'Upload') && (
      <>
        {hintLabel(example, format, builder)} {example && <code dir="ltr">{example}</code>}
      </>
    ),
  };
  return Object.entries(hints).filter(([, hint]) => hint);
}

interface ControlProps extends Pick<Props, 'input' | 'type' | 'onChange'> {
  readonly format: InputFormat | undefined;
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
}

/** A list of choices, or a field with one or several lines. */
function LeafControl({ input, type, format, id, value, isWrong, describedBy, onChange }: ControlProps) {
  const { builder } = useFields().strings.api;
  const options = format && 'values' in format ? format.values : choices(type);
  const control = {
    id,
    className: 'form-field',
    value,
    // Formatted values are Latin, and an empty field should be aligned like them.
    dir: type.name === 'String' && !format ? 'auto' : 'ltr',
    'aria-required': input.required,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  if (options.length > 0)
    return (
      <select {...control}>
        {(!input.required || value === '') && <option value="">{builder.notSet}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {!input.required && <option>{nullText}</option>}
      </select>
    );
  if (longTexts.test(input.name)) return <textarea {...control} rows={3} />;
  return (
    <input
      {...control}
      type="text"
      inputMode={keyboard(input, type.name, format)}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
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
function keyboard({ type }: FormInput, typeName: string, format: InputFormat | undefined) {
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
