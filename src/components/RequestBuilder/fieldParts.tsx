import type { GraphQLEnumType } from 'graphql';
import { formatNumber } from '../../model/text/format.ts';
import { fill, plural } from '../../model/text/messages.ts';
import type { FormInput, Mistake } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';

/** Name or number of a field, its type, and a mark if required. */
export function FieldName({ input, typePage }: { readonly input: FormInput; readonly typePage?: string | undefined }) {
  const { strings, locale } = useFields();
  const index = Number(input.name);
  return (
    <>
      {Number.isNaN(index) ? (
        <code dir="ltr">{input.name}</code>
      ) : (
        fill(strings.api.builder.item, { number: formatNumber(index + 1, locale) })
      )}{' '}
      <code dir="ltr" className="builder-type">
        {typePage === undefined ? (
          String(input.type)
        ) : (
          <a href={typePage} target="_blank" rel="noopener">
            {String(input.type)}
          </a>
        )}
      </code>
      {input.required && <small className="required"> {strings.api.required}</small>}
    </>
  );
}

export function MistakeText({ mistake }: { readonly mistake: Mistake }) {
  const { strings, locale } = useFields();
  const texts = strings.api.builder.mistake;
  if (mistake.kind === 'oneOf') return fill(texts.oneOf, { inputs: mistake.inputs.join(' / ') });
  return mistake.kind === 'period' ? plural(texts.period, mistake.days, locale) : texts[mistake.kind];
}

/** Meanings of the values of an enum, closed at first. */
export function ValueList({ type }: { readonly type: GraphQLEnumType }) {
  const { strings } = useFields();
  return (
    <details className="builder-values">
      <summary>{strings.api.builder.valueMeanings}</summary>
      <ul>
        {type.getValues().map(({ name, description }) => (
          <li key={name}>
            <code dir="ltr">{name}</code> {description}
          </li>
        ))}
      </ul>
    </details>
  );
}
