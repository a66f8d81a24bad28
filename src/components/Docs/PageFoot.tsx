import { twinPath } from '../../model/pages/twins.ts';
import { formatDate } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Feedback } from './Feedback.tsx';
import { EditLink, LastUpdated } from './PageSource.tsx';

/**
 * Under a written page: whether it helped, a link to edit its file, the day on which it was last
 * checked, that of the last change, and a menu that copies the page as Markdown, shows it as that,
 * or prints it. Without scripts the menu has the link alone (`src/browser/pageMenu.ts`).
 */
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
        <details className="dropdown" data-dropdown="">
          <summary>{strings.page.copyPage}</summary>
          <ul>
            <li>
              <a href={site.urls.page(locale, twin)} data-reload="">
                {strings.page.viewAsMarkdown}
              </a>
            </li>
          </ul>
        </details>
      )}
    </footer>
  );
}
