import { formatNumber } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Made } from './Made.tsx';

/** What axe found in its last run, and how many requirements the tests show. */
export function AccessibilityReport() {
  const { site, locale, strings } = usePage();
  const { accessibility, requirements } = site.reports;
  const { proof } = strings;
  if (!accessibility && !requirements) return <p>{proof.noReports}</p>;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <ul>
      {accessibility ? (
        <li>
          {fill(accessibility.scope === 'pages' ? proof.axePages : proof.axeViews, {
            axe: accessibility.axe,
            looked: number(accessibility.looked),
            looks: number(accessibility.looks),
            violations: number(accessibility.violations),
          })}{' '}
          (<Made report={accessibility} />)
        </li>
      ) : (
        <li>{proof.noAxe}</li>
      )}
      {requirements && (
        <li>
          {fill(proof.requirements, {
            hold: number(requirements.hold),
            all: number(requirements.hold + requirements.part + requirements.open),
            part: number(requirements.part),
            open: number(requirements.open),
          })}{' '}
          (<Made report={requirements} />)
        </li>
      )}
    </ul>
  );
}
