import { pathOfCoordinate } from '../../model/api/paths.ts';
import type { TypeDoc } from '../../model/api/reference.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Anchor } from './Anchor.tsx';
import { ApiPage } from './ApiPage.tsx';
import { CodeLink } from './CodeLink.tsx';
import { InputTree, OutputTree } from './FieldTree.tsx';

export function ApiTypePage({ page: { type } }: { readonly page: PageOf<'apiType'> }) {
  const { locale, strings } = usePage();
  return (
    <ApiPage
      lead={type.text[locale]}
      meta={<span>{strings.api.typeKind[type.kind]}</span>}
      sections={{ fields: <Fields type={type} />, 'used-by': <Uses type={type} /> }}
    />
  );
}

function Fields({ type }: { readonly type: TypeDoc }) {
  const { locale } = usePage();
  if (type.kind === 'input') return <InputTree inputs={type.inputs} />;
  if (type.kind === 'object') return <OutputTree fields={type.outputs.map((field) => ({ ...field, fields: [] }))} />;
  return (
    <dl className="enum-values">
      {type.values.map((value) => (
        <div key={value.name} id={value.name}>
          <dt>
            <Anchor id={value.name}>{value.name}</Anchor>
          </dt>
          <dd>
            <InlineText text={value.text[locale]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Uses({ type }: { readonly type: TypeDoc }) {
  const { locale, site, strings } = usePage();
  // Nobody reads everything that uses String: names are enough.
  const hasTitles = type.kind !== 'scalar';
  return (
    <ul>
      {type.usedBy.map(({ coordinate, as, path }) => (
        <li key={`${coordinate} ${as}`}>
          <CodeLink to={pathOfCoordinate(coordinate, site.reference) ?? path} name={coordinate} />{' '}
          {hasTitles && as !== 'field' && site.views[locale].get(path)?.title} <small>{strings.api.use[as]}</small>
        </li>
      ))}
    </ul>
  );
}
