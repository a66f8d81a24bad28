import type { OutputDoc } from '../../model/api/reference.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { TypeLink } from './TypeLink.tsx';

interface Props {
  readonly fields: readonly OutputDoc[];
  /** What the anchors of the fields begin with. */
  readonly prefix?: string;
}

/** Returned fields as a tree; fields of a nested object unfold on demand. */
export function OutputTree({ fields, prefix = 'field-' }: Props) {
  return (
    <ul className="output-tree">
      {fields.map((field) => (
        <li key={field.coordinate} id={`${prefix}${field.name}`}>
          <Field field={field} anchor={`${prefix}${field.name}`} />
        </li>
      ))}
    </ul>
  );
}

function Field({ field, anchor }: { readonly field: OutputDoc; readonly anchor: string }) {
  const { locale, strings } = usePage();
  return (
    <>
      <code dir="ltr">{field.name}</code> <TypeLink type={field.type} />{' '}
      <span>
        <InlineText text={field.text[locale]} />
      </span>
      {field.fields.length > 0 && (
        <details>
          <summary>{strings.api.fields}</summary>
          <OutputTree fields={field.fields} prefix={`${anchor}.`} />
        </details>
      )}
    </>
  );
}
