import type { OutputDoc } from '../../model/api/reference.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { TypeLink } from './TypeLink.tsx';

/** Returned fields as a tree; fields of a nested object unfold on demand. */
export function OutputTree({ fields }: { readonly fields: readonly OutputDoc[] }) {
  return (
    <ul className="output-tree">
      {fields.map((field) => (
        <li key={field.coordinate}>
          <Field field={field} />
        </li>
      ))}
    </ul>
  );
}

function Field({ field }: { readonly field: OutputDoc }) {
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
          <OutputTree fields={field.fields} />
        </details>
      )}
    </>
  );
}
