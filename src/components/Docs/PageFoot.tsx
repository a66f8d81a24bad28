import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Under a written page: a link to edit its file, the day on which it was last checked, and that of the last change. */
export function PageFoot({ file }: { readonly file: string }) {
  const { site, reader, strings, view } = usePage();
  const { checked, updated } = view;
  return (
    <footer className="page-foot">
      {site.config.editUrl && <a href={site.config.editUrl.replace('{path}', file)}>{strings.page.edit}</a>}
      {checked && (
        <p>
          <time dateTime={checked}>{fill(strings.page.checked, { date: formatDate(checked, reader) })}</time>
        </p>
      )}
      {updated && (
        <p>
          <time dateTime={updated}>{fill(strings.page.lastUpdated, { date: formatDate(updated, reader) })}</time>
        </p>
      )}
    </footer>
  );
}
