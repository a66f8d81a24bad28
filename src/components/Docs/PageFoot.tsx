import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Under a written page: a link to edit its file, and the date of the last change. */
export function PageFoot({ file }: { readonly file: string }) {
  const { site, reader, strings, view } = usePage();
  const { updated } = view;
  return (
    <footer className="page-foot">
      {site.config.editUrl && <a href={site.config.editUrl.replace('{path}', file)}>{strings.page.edit}</a>}
      {updated && (
        <p>
          <time dateTime={updated}>{fill(strings.page.lastUpdated, { date: formatDate(updated, reader) })}</time>
        </p>
      )}
    </footer>
  );
}
