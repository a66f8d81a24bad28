import { Fragment } from 'react';
import { type InputDemands, type InputRule, noDemands, rulesOf } from '../../model/api/demands.ts';
import { inputAnchor, outputAnchor, pathOfCoordinate } from '../../model/api/paths.ts';
import type { InputDoc, OutputDoc } from '../../model/api/reference.ts';
import type { Strings } from '../../model/config/strings.ts';
import { fillContent, type InlineContent, inCode } from '../../model/text/inlineText.ts';
import type { Locale } from '../../model/text/locale.ts';
import { plural } from '../../model/text/messages.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Anchor } from './Anchor.tsx';
import { CodeLink } from './CodeLink.tsx';
import { TypeLink } from './TypeLink.tsx';

interface InputTreeProps {
  readonly inputs: readonly InputDoc[];
  /** Only operations have demands. */
  readonly demands?: InputDemands;
}

/** Arguments or input fields as an open tree, required ones marked. */
export function InputTree({ inputs, demands = noDemands }: InputTreeProps) {
  const rulesAt = (path: string) => rulesOf(path, demands);
  return <Tree fields={inputs} anchorOf={inputAnchor} rulesAt={rulesAt} isOpen />;
}

/** Returned fields as a tree; fields of a nested object unfold on demand. */
export function OutputTree({ fields }: { readonly fields: readonly OutputDoc[] }) {
  return <Tree fields={fields} anchorOf={outputAnchor} />;
}

interface DocumentedField extends Omit<OutputDoc, 'fields'>, Partial<Pick<InputDoc, 'required' | 'values' | 'from'>> {
  readonly fields: readonly DocumentedField[];
}

interface TreeProps {
  readonly fields: readonly DocumentedField[];
  readonly anchorOf: (path: string) => string;
  /** Conditions under which a field is required, and limits on its value. */
  readonly rulesAt?: (path: string) => readonly InputRule[];
  readonly isOpen?: boolean;
  readonly within?: string;
}

function Tree({ fields, within = '', ...props }: TreeProps) {
  const { strings } = usePage();
  return (
    <ul className="field-tree">
      {fields.map((field) => {
        const path = `${within}${field.name}`;
        const anchor = props.anchorOf(path);
        return (
          <li key={field.coordinate} id={anchor}>
            <Field field={field} anchor={anchor} rules={props.rulesAt?.(path)} />
            {field.fields.length > 0 && (
              <details open={props.isOpen}>
                <summary>{strings.api.fields}</summary>
                <Tree {...props} fields={field.fields} within={`${path}.`} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FieldRowProps {
  readonly field: DocumentedField;
  readonly anchor: string;
  readonly rules: readonly InputRule[] | undefined;
}

/** Enums with more values than this list them only on their own page. */
const manyValues = 15;

function Field({ field, anchor, rules = [] }: FieldRowProps) {
  const { locale, site, strings } = usePage();
  const { name, type, text, required, values = [], from = [] } = field;
  return (
    <>
      <Anchor id={anchor}>{name}</Anchor> <TypeLink type={type} />{' '}
      {required && <small className="required">{strings.api.required}</small>}
      <span>
        <InlineText text={text[locale]} />
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and never move
          <Fragment key={index}>
            {' '}
            <InlineText text={{ content: ruleContent(rule, name, strings, locale) }} />
          </Fragment>
        ))}
        {from.length > 0 && ` ${strings.api.from}`}
        {from.map((coordinate) => (
          <Fragment key={coordinate}>
            {' '}
            <CodeLink to={pathOfCoordinate(coordinate, site.reference) ?? ''} name={coordinate.replace(/.*\./, '')} />
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

/** A rule in words: when an argument is required, or what its value must be. */
function ruleContent(rule: InputRule, name: string, { api }: Strings, locale: Locale): InlineContent {
  if ('days' in rule) return [plural(api.period, rule.days, locale)];
  if ('input' in rule) return fillContent(api.requiredIf, { when: inCode([rule.when]), value: inCode([rule.is]) });
  const others = rule.oneOf.filter((path) => path !== name && !path.endsWith(`.${name}`));
  return fillContent(api.requiredUnless, { inputs: inCode(others, ' / ') });
}
