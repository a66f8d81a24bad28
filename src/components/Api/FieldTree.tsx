import { Fragment } from 'react';
import { type InputDemands, type InputRule, noDemands, rulesOf } from '../../model/api/demands.ts';
import { inputAnchor, outputAnchor, pathOfCoordinate } from '../../model/api/paths.ts';
import type { InputDoc, OutputDoc } from '../../model/api/reference.ts';
import type { Strings } from '../../model/config/strings.ts';
import { fillContent, type InlineContent } from '../../model/text/inlineText.ts';
import type { Locale } from '../../model/text/locale.ts';
import { plural } from '../../model/text/messages.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Anchor } from './Anchor.tsx';
import { TypeLink } from './TypeLink.tsx';

/** Arguments or input fields as an open tree, required ones marked. */
export function InputTree({
  inputs,
  demands = noDemands,
  within = '',
}: {
  readonly inputs: readonly InputDoc[];
  /** An operation has them; types demand nothing. */
  readonly demands?: InputDemands;
  readonly within?: string;
}) {
  const { strings } = usePage();
  return (
    <ul className="field-tree">
      {inputs.map((input) => {
        const path = `${within}${input.name}`;
        return (
          <li key={input.coordinate} id={inputAnchor(path)}>
            <Field
              field={input}
              anchor={inputAnchor(path)}
              isRequired={input.required}
              values={input.values}
              rules={rulesOf(path, demands)}
              from={input.from}
            />
            {input.fields.length > 0 && (
              <details open>
                <summary>{strings.api.fields}</summary>
                <InputTree inputs={input.fields} demands={demands} within={`${path}.`} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returned fields as a tree; fields of a nested object unfold on demand. */
export function OutputTree({
  fields,
  within = '',
}: {
  readonly fields: readonly OutputDoc[];
  readonly within?: string;
}) {
  const { strings } = usePage();
  return (
    <ul className="field-tree">
      {fields.map((field) => {
        const path = `${within}${field.name}`;
        return (
          <li key={field.coordinate} id={outputAnchor(path)}>
            <Field field={field} anchor={outputAnchor(path)} />
            {field.fields.length > 0 && (
              <details>
                <summary>{strings.api.fields}</summary>
                <OutputTree fields={field.fields} within={`${path}.`} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FieldProps {
  readonly field: Pick<InputDoc, 'name' | 'type' | 'text'>;
  readonly anchor: string;
  readonly isRequired?: boolean;
  /** Names of an enum's values. */
  readonly values?: readonly string[];
  /** When it must be given, and what its value must be. */
  readonly rules?: readonly InputRule[];
  /** Coordinates of the operations that return its value. */
  readonly from?: readonly string[] | undefined;
}

/** More values than this are a page to read: that of the type, to which its name leads. */
const manyValues = 15;

/** Name, type and meaning. */
function Field({ field, anchor, isRequired = false, values = [], rules = [], from = [] }: FieldProps) {
  const { locale, site, strings } = usePage();
  return (
    <>
      <Anchor id={anchor}>{field.name}</Anchor> <TypeLink type={field.type} />{' '}
      {isRequired && <small className="required">{strings.api.required}</small>}
      <span>
        <InlineText text={field.text[locale]} />
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and never move
          <Fragment key={index}>
            {' '}
            <InlineText text={{ content: ruleContent(rule, field.name, strings, locale) }} />
          </Fragment>
        ))}
        {from.length > 0 && ` ${strings.api.from}`}
        {from.map((coordinate) => (
          <Fragment key={coordinate}>
            {' '}
            <Link to={pathOfCoordinate(coordinate, site.reference) ?? ''}>
              <code dir="ltr">{coordinate.replace(/.*\./, '')}</code>
            </Link>
          </Fragment>
        ))}
        {values.length > manyValues && ` ${plural(strings.api.manyValues, values.length, locale)}`}
        {values.length > 0 && values.length <= manyValues && (
          <>
            {' '}
            {strings.api.values}
            {values.map((value) => (
              <Fragment key={value}>
                {' '}
                <code dir="ltr">{value}</code>
              </Fragment>
            ))}
          </>
        )}
      </span>
    </>
  );
}

/** When an argument must be given, or what its value must be, in words; `name` is its own. */
function ruleContent(rule: InputRule, name: string, { api }: Strings, locale: Locale): InlineContent {
  if ('days' in rule) return [plural(api.period, rule.days, locale)];
  if ('input' in rule) return fillContent(api.requiredIf, { when: code(rule.when), value: code(rule.is) });
  const others = rule.oneOf.filter((path) => path !== name && !path.endsWith(`.${name}`));
  return fillContent(api.requiredUnless, {
    inputs: others.flatMap((path, index) => (index > 0 ? [' / ', ...code(path)] : code(path))),
  });
}

const code = (text: string): InlineContent => [{ kind: 'code', text }];
