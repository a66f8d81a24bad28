import { formatDate } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

export function EditLink() {
  const { site, strings, view } = usePage();
  const { editUrl } = site.config;
  if (!editUrl || view.file === undefined) return null;
  return <a href={editUrl.replace('{path}', view.file)}>{strings.page.edit}</a>;
}

export function LastUpdated() {
  const { reader, strings, view } = usePage();
  const { updated } = view;
  if (updated === undefined) return null;
  return <time dateTime={updated}>{fill(strings.page.lastUpdated, { date: formatDate(updated, reader) })}</time>;
}

/** Edit link and day of the last change, under a generated page. */
export function PageSource() {
  return (
    <footer className="page-foot">
      <EditLink />
      <LastUpdated />
    </footer>
  );
}
