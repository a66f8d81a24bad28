import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { isStale } from '../../model/reports.ts';
import { shortCommit } from '../../model/revision.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Day and commit of a report, and whether it is out of date. */
export function Made({ report }: { readonly report: { readonly day: string; readonly commit: string } }) {
  const { site, reader, strings } = usePage();
  return (
    <>
      {fill(strings.proof.made, { date: formatDate(report.day, reader) })}{' '}
      <code dir="ltr">{shortCommit(report.commit)}</code>
      {isStale(report, site.revision, site.changedSince) && (
        <>
          {strings.chrome.listSeparator}
          <strong>{strings.proof.stale}</strong>
        </>
      )}
    </>
  );
}
