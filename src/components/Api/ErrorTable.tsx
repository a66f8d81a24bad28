import { errorGuide } from '../../model/api/names.ts';
import type { ErrorCode } from '../../model/api/reference.ts';
import { technicalCodes } from '../../reference/errorCodes.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';
import { Anchor } from './Anchor.tsx';

/** Errors of an operation with cause and remedy, and the names of general ones. */
export function ErrorTable({ errors }: { readonly errors: readonly ErrorCode[] }) {
  const technical = errors.filter(({ code }) => technicalCodes.includes(code));
  return (
    <>
      <Rows errors={errors.filter((error) => !technical.includes(error))} />
      {technical.length > 0 && <Technical errors={technical} />}
    </>
  );
}

function Technical({ errors }: { readonly errors: readonly ErrorCode[] }) {
  const { locale, site, strings } = usePage();
  const explained = site.views[locale].get(errorGuide);
  return (
    <p>
      {strings.api.technicalErrors}{' '}
      {errors.map(({ code }) => (
        <span key={code}>
          <code dir="ltr">{code}</code>{' '}
        </span>
      ))}
      {explained && <Link to={errorGuide}>{explained.title}</Link>}
    </p>
  );
}

function Rows({ errors }: { readonly errors: readonly ErrorCode[] }) {
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
              <Anchor id={code}>{code}</Anchor>
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
