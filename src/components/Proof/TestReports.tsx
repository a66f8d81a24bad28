import { formatNumber } from '../../model/format.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';
import { Made } from './Made.tsx';

/** Results of the last runs of the tests, by kind of test. */
export function TestReports() {
  const { site, locale, strings } = usePage();
  const { tests } = site.reports;
  const { columns, steps, noReports } = strings.proof;
  if (tests.length === 0) return <p>{noReports}</p>;
  return (
    <Table>
      <thead>
        <tr>
          {[columns.tests, columns.passed, columns.failed, columns.made].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tests.map((report) => (
          <tr key={report.step}>
            <td>{steps[report.step]}</td>
            <td data-label={columns.passed}>{formatNumber(report.passed, locale)}</td>
            <td data-label={columns.failed}>{formatNumber(report.failed, locale)}</td>
            <td data-label={columns.made}>
              <Made report={report} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
