import { twinPath } from '../../model/pages/twins.ts';
import { formatDate } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Feedback } from './Feedback.tsx';
import { EditLink, LastUpdated } from './PageSource.tsx';

/** Ways to report a mistake, source link, days of check and last change, Markdown twin. */
export function PageFoot() {
  const { site, locale, reader, strings, view } = usePage();
  const { checked } = view;
  const twin = twinPath(view.page);
  return (
    <footer className="page-foot">
      {view.page.kind !== 'blogPost' && <Feedback />}
      <EditLink />
      {checked && <time dateTime={checked}>{fill(strings.page.checked, { date: formatDate(checked, reader) })}</time>}
      <LastUpdated />
      {twin && (
        <a href={site.urls.page(locale, twin)} data-reload="">
          {strings.page.viewAsMarkdown}
        </a>
      )}
    </footer>
  );
}
