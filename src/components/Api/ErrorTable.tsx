import type { Operation } from '../../reference/model.ts';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';

/** The errors that an operation may answer with, each with its cause and remedy. */
export function ErrorTable({ operation }: { readonly operation: Operation }) {
  const { site, locale, strings } = usePage();
  const errors = site.reference.errors.filter(({ code }) => operation.errors.includes(code));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.api.code}</th>
          <th scope="col">{strings.api.cause}</th>
          <th scope="col">{strings.api.remedy}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ code, cause, remedy }) => (
          <tr key={code}>
            <td>
              <code dir="ltr">{code}</code>
            </td>
            <td>
              <InlineMarkdown text={cause[locale]} />
            </td>
            <td>
              <InlineMarkdown text={remedy[locale]} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
