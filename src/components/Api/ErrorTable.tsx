import type { ErrorCode } from '../../model/api/reference.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';

/** The errors that an operation may answer with, each with its cause and remedy. */
export function ErrorTable({ errors }: { readonly errors: readonly ErrorCode[] }) {
  const { locale, strings } = usePage();
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
          <tr key={code} id={code}>
            <td>
              <code dir="ltr">{code}</code>
            </td>
            <td data-label={strings.api.cause}>
              <InlineText text={cause[locale]} />
            </td>
            <td data-label={strings.api.remedy}>
              <InlineText text={remedy[locale]} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
