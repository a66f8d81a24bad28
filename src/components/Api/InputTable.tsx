import { inputAnchor } from '../../model/api/paths.ts';
import type { InputDoc } from '../../model/api/reference.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';
import { Anchor } from './Anchor.tsx';
import { TypeLink } from './TypeLink.tsx';

/** Arguments or input fields with type, necessity and meaning; the fields of an input type are listed below it, named by their path. */
export function InputTable({ inputs }: { readonly inputs: readonly InputDoc[] }) {
  const { strings } = usePage();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.api.name}</th>
          <th scope="col">{strings.api.type}</th>
          <th scope="col">{strings.api.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map((input) => (
          <InputRows key={input.coordinate} input={input} path={input.name} />
        ))}
      </tbody>
    </Table>
  );
}

function InputRows({ input, path }: { readonly input: InputDoc; readonly path: string }) {
  const { locale, strings } = usePage();
  const anchor = inputAnchor(path);
  return (
    <>
      <tr id={anchor}>
        <td>
          <Anchor id={anchor}>{path}</Anchor>
        </td>
        <td data-label={strings.api.type}>
          <TypeLink type={input.type} />
          {input.required && (
            <>
              {' '}
              <small className="required">{strings.api.required}</small>
            </>
          )}
        </td>
        <td data-label={strings.api.meaning}>
          <InlineText text={input.text[locale]} />
          {input.values.length > 0 && (
            <>
              {' '}
              {strings.api.values}{' '}
              {input.values.map((value) => (
                <span key={value}>
                  <code dir="ltr">{value}</code>{' '}
                </span>
              ))}
            </>
          )}
        </td>
      </tr>
      {input.fields.map((field) => (
        <InputRows key={`${path}.${field.coordinate}`} input={field} path={`${path}.${field.name}`} />
      ))}
    </>
  );
}
