import type { TypeDoc } from '../../reference/model.ts';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage, type ApiSection } from './ApiPage.tsx';
import { InputTable } from './InputTable.tsx';
import { OutputTree } from './OutputTree.tsx';

/** A named type: its fields or values, and every place that uses it. */
export function ApiTypePage({ name }: { readonly name: string }) {
  const { site, locale, strings } = usePage();
  const type = site.reference.types.find((other) => other.name === name);
  if (!type) throw new Error(`The schema has no type ${name}.`);
  const sections: ApiSection[] = [
    ...(type.kind === 'scalar' ? [] : [{ id: 'fields', title: strings.api.fields, content: <Fields type={type} /> }]),
    ...(type.usedBy.length === 0 ? [] : [{ id: 'used-by', title: strings.api.usedBy, content: <Uses type={type} /> }]),
  ];
  return <ApiPage lead={type.text[locale]} head={<p>{strings.api.typeKind[type.kind]}</p>} sections={sections} />;
}

function Fields({ type }: { readonly type: TypeDoc }) {
  const { locale } = usePage();
  if (type.kind === 'input') return <InputTable inputs={type.inputs} />;
  if (type.kind === 'object') return <OutputTree fields={type.outputs.map((field) => ({ ...field, fields: [] }))} />;
  return (
    <dl className="enum-values">
      {type.values.map((value) => (
        <div key={value.name}>
          <dt>
            <code dir="ltr">{value.name}</code>
          </dt>
          <dd>
            <InlineMarkdown text={value.text[locale]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Uses({ type }: { readonly type: TypeDoc }) {
  const { strings } = usePage();
  return (
    <ul>
      {type.usedBy.map((use) => (
        <li key={`${use.coordinate} ${use.as}`}>
          <Link to={use.path}>
            <code dir="ltr">{use.coordinate}</code>
          </Link>{' '}
          <small>{strings.api.use[use.as]}</small>
        </li>
      ))}
    </ul>
  );
}
