import { outputAnchor } from '../../model/api/paths.ts';
import type { OutputDoc } from '../../model/api/reference.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Anchor } from './Anchor.tsx';
import { TypeLink } from './TypeLink.tsx';

interface Props {
  readonly fields: readonly OutputDoc[];
  /** Path of the object that has the fields, with its final dot. */
  readonly within?: string;
}

/** Returned fields as a tree; fields of a nested object unfold on demand. */
export function OutputTree({ fields, within = '' }: Props) {
  return (
    <ul className="output-tree">
      {fields.map((field) => (
        <li key={field.coordinate} id={outputAnchor(`${within}${field.name}`)}>
          <Field field={field} path={`${within}${field.name}`} />
        </li>
      ))}
    </ul>
  );
}

function Field({ field, path }: { readonly field: OutputDoc; readonly path: string }) {
  const { locale, strings } = usePage();
  return (
    <>
      <Anchor id={outputAnchor(path)}>{field.name}</Anchor> <TypeLink type={field.type} />{' '}
      <span>
        <InlineText text={field.text[locale]} />
      </span>
      {field.fields.length > 0 && (
        <details>
          <summary>{strings.api.fields}</summary>
          <OutputTree fields={field.fields} within={`${path}.`} />
        </details>
      )}
    </>
  );
}
