import { formatNumber } from '../../model/format.ts';
import { reportedSteps, type TestReport } from '../../model/reports.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';
import { Made } from './Made.tsx';

/** The cells of a report; failures are in bold. */
function Result({ report }: { readonly report: TestReport }) {
  const { locale, strings } = usePage();
  const { columns } = strings.proof;
  const failed = formatNumber(report.failed, locale);
  return (
    <>
      <td data-label={columns.passed}>{formatNumber(report.passed, locale)}</td>
      <td data-label={columns.failed}>{report.failed > 0 ? <strong>{failed}</strong> : failed}</td>
      <td data-label={columns.made}>
        <Made report={report} />
      </td>
    </>
  );
}

/** Results of the last runs of the tests, by kind of test. A kind that no report has is named, too: what was not tested is not hidden. */
export function TestReports() {
  const { site, strings } = usePage();
  const { tests } = site.reports;
  const { columns, steps, noReports, notRun } = strings.proof;
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
        {reportedSteps.map((step) => {
          const report = tests.find((each) => each.step === step);
          return (
            <tr key={step}>
              <td>{steps[step]}</td>
              {report ? <Result report={report} /> : <td colSpan={3}>{notRun}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
